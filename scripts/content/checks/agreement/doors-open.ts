// Codes: date-disagrees.

import { compareCodeUnits } from '../../../../renderer/format/compare-code-units';
import { weekdayOf } from '../../agreement/event-in-sentence';
import { HOUR } from '../../agreement/typed-period';
import { weekdaysIn } from '../../agreement/weekdays';
import { isAboutTheConference, typedByHand } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import type { Diagnostic } from '../../report/diagnostics';
import { beginOf, said, takesPlace } from '../../schedule/named-sessions';
import { everyText } from '../../texts/every-text';
import { sentencesIn } from '../../texts/sentences';
import { flawReport } from '../../texts/text-check';

/** "The doors open at 8:30"; those of the dinner and of a museum are others. */
const OPEN = new RegExp(
  `(?<!\\p{L})(?:doors|house|venue|building|foyer|portes|bâtiment|الأبواب|المبنى)\\s+(?:is open |are open |opens? |ouvrent? |est ouverte? |sont ouvertes? |(?:ت|ي)فتح )?(?:each day |every day |daily |chaque jour |tous les jours |on site |sur place |كل يوم |يوميا )?(?:at|from|à|dès|à partir de|في الساعة|الساعة|من الساعة)\\s+${HOUR}`,
  'iu',
);
const HOUR_SIGN = /\d(?:[:.]|\s?h\s?)\d/u;

/** Nobody waits before closed doors: where a text says when they open, nothing of the schedule begins before. */
export const doorsOpen = defineCheck(['conference', 'sessions'], ({ conference, sessions }, site) => {
  const { start, end } = conference.value;
  const first = new Map<string, (typeof sessions)[number]>();
  for (const session of [...sessions].sort((one, other) => compareCodeUnits(beginOf(one), beginOf(other)))) {
    const { date, kind } = session.value;
    if (date < start || date > end || !takesPlace(session) || kind === 'social' || first.has(date)) continue;
    first.set(date, session);
  }
  const days = [...first.values()];
  return everyText(site, HOUR_SIGN, isAboutTheConference).flatMap((written): Diagnostic[] => {
    if (written.collection === 'sessions') return [];
    return sentencesIn(typedByHand(written.text)).flatMap(({ words, ...place }): Diagnostic[] => {
      const [found, hours = '', minutes = ''] = OPEN.exec(words) ?? [];
      if (found === undefined) return [];
      const named = new Set(weekdaysIn(words).map(({ number }) => number));
      const meant = days.filter(({ value: { date } }) => named.size === 0 || named.has(weekdayOf(date)));
      const opened = `${hours.padStart(2, '0')}:${minutes}`;
      // Without a day, the first one is meant, unless the words say each.
      const before = (named.size > 0 || EACH.test(words) ? meant : meant.slice(0, 1)).find(
        ({ value }) => value.start < opened,
      );
      if (before === undefined) return [];
      return [
        flawReport('date-disagrees', written, {
          ...place,
          message: `The text says ${opened}, and ${said(before)} on ${before.value.date} begins before.`,
          hint: 'Correct one of the two.',
          related: [{ ...before.at('start'), message: 'The schedule says so here.' }],
        }),
      ];
    });
  });
});

const EACH = /(?<!\p{L})(?:each|every|all|daily|chaque|tous|quotidien\p{L}*)(?!\p{L})|كل|يوميا/iu;
