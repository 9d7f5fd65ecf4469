// Codes: date-disagrees.

import { MONTH_NAMES, monthNumber } from '../../agreement/typed-dates';
import { isAboutTheConference, typedByHand } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import type { Diagnostic } from '../../report/diagnostics';
import { escapeRegExp } from '../../texts/escape-reg-exp';
import { everyText } from '../../texts/every-text';
import { flawAt, flawReport } from '../../texts/text-check';

const SIGN = new RegExp(`(?<!\\p{L})(?:${MONTH_NAMES})(?!\\p{L})`, 'iu');
const MONTH = `(${MONTH_NAMES})(?!\\p{L}|[\\s,]+\\d)`;
/** "Weather: December is mild", "En novembre, le temps est doux": what somebody packs for. */
const WEATHER = new RegExp(
  `(?:weather|climate|météo|climat|الطقس)\\P{L}{1,6}(?:in |en |في )?(?:early |late |mid-)?${MONTH}|(?<!\\d\\s?)(?<!\\p{L})${MONTH}\\s+(?:is|est)\\s+(?:usually |often |souvent )?(?:mild|warm|hot|cold|cool|dry|wet|rainy|sunny|doux|chaud|froid|sec|pluvieux)`,
  'iu',
);

/** The month of which a text tells the weather, or in which it has the place, is that of the conference. */
export const monthOfAnother = defineCheck(['conference'], ({ conference }, site) => {
  const { start, end, venue, acronym } = conference.value;
  const own = new Set([start, end].map((day) => Number(day.slice(5, 7))));
  const places = [venue?.city, venue?.country, acronym].flatMap((name) =>
    name === undefined ? [] : [escapeRegExp(name)],
  );
  const there = new RegExp(
    `(?<!\\p{L})(?:${places.join('|')})\\s+(?:in|en|au mois de|في)\\s+(?:early |late )?${MONTH}`,
    'iu',
  );
  return everyText(site, SIGN, isAboutTheConference).flatMap((written): Diagnostic[] => {
    const text = typedByHand(written.text);
    const found = WEATHER.exec(text) ?? there.exec(text);
    const month = found?.slice(1).find(Boolean) ?? '';
    const number = monthNumber(month);
    if (found === null || number === 0 || own.has(number) || (own.has((number % 12) + 1) && start.endsWith('-01')))
      return [];
    return [
      flawReport(
        'date-disagrees',
        written,
        flawAt(found, {
          message: `"${found[0].replace(/\s+/g, ' ')}": the conference is from ${start} to ${end}.`,
          hint: 'Correct the month, and what is said of it.',
        }),
      ),
    ];
  });
});
