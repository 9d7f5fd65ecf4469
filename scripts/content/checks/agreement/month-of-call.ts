// Codes: date-disagrees.

import { MONTH_NAMES, monthNumber } from '../../agreement/typed-dates';
import { typedByHand } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import { isRecord } from '../../fields';
import type { Diagnostic } from '../../report/diagnostics';
import { everyText, type Such } from '../../texts/every-text';
import { flawReport, quote } from '../../texts/text-check';

/** "By May 2026", "until the end of May": a month alone, by which something is sent in. */
const UNTIL = new RegExp(
  `(?<!\\p{L})(?:by|until|till|no later than|jusqu[’']en|jusqu[’']à|d[’']ici|au plus tard en|avant la fin de|حتى|بحلول|في موعد أقصاه)\\s+(?:(?:the )?(?:end|middle|beginning) of |late |early |mid-|la fin |fin |mi-|début |نهاية |منتصف |شهر )*(${MONTH_NAMES})(?!\\p{L})(?![\\s,]+\\d{1,2}(?!\\d))`,
  'giu',
);
const SIGN = new RegExp(`(?<!\\p{L})(?:${MONTH_NAMES})(?!\\p{L})`, 'iu');
/** What a call tells of besides what is sent in. */
const OF_LATER =
  /notif|answer|decision|hear|camera|final|regist|review|réponse|décision|inscri|النهائي|التسجيل|النتائج/iu;
/** By June is also what is due on the last days of May. */
const LAST_DAYS = 3;

const FETCHED = /\{\{\s*date\s+deadlines\.([\w-]+)\.([\w-]+)/g;
const SENT_IN = /submi|abstract|propos|paper|poster/i;

const isOfCall: Such = ({ collection, kind }) => collection === 'calls' && (kind === 'prose' || kind === 'markdown');

/** A call says by hand the month in which its own deadlines for what is sent in are: those that it fetches. */
export const monthOfCall = defineCheck(['deadlines'], ({ deadlines }, site) => {
  const dates = new Map(deadlines.map(({ value, at }) => [`${value.track} ${value.milestone}`, { value, at }]));
  return everyText(site, SIGN, isOfCall).flatMap((written): Diagnostic[] => {
    const text = typedByHand(written.text);
    const found = [...text.matchAll(UNTIL)].find(({ index }) => !OF_LATER.test(sentenceUpTo(text, index)));
    const month = monthNumber(found?.[1] ?? '');
    if (found === undefined || month === 0) return [];
    const own = fetchedBy(written.entry.value).flatMap((key) => dates.get(key) ?? []);
    const months = own.flatMap(({ value: { date, endDate = date } }) => [date, endDate].flatMap(monthsOf));
    const [first] = own;
    if (first === undefined || months.includes(month)) return [];
    return [
      flawReport('date-disagrees', written, {
        ...{ start: found.index, end: found.index + found[0].length },
        message: `${quote(found[0])}: the deadline of this call is ${own.map(({ value }) => value.date).join(', ')}.`,
        hint: 'Correct the month, or let the text fetch the date: then it is right wherever it moves.',
        related: [{ ...first.at('date'), message: 'The deadline is here.' }],
      }),
    ];
  });
});

const sentenceUpTo = (text: string, at: number): string => /[^.;\n]*$/.exec(text.slice(0, at))?.[0] ?? '';

/** The deadlines for what is sent in that the texts of a record fetch, as "papers submission". */
function fetchedBy(value: unknown): readonly string[] {
  if (typeof value === 'string')
    return [...value.matchAll(FETCHED)].flatMap(([, track = '', milestone = '']) =>
      SENT_IN.test(milestone) ? [`${track} ${milestone}`] : [],
    );
  if (Array.isArray(value)) return value.flatMap(fetchedBy);
  return isRecord(value) ? Object.values(value).flatMap(fetchedBy) : [];
}

/** The month of a day, and the one after it for the last days of a month. */
function monthsOf(date: string): number[] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const isLast = day > new Date(Date.UTC(year, month, 0)).getUTCDate() - LAST_DAYS;
  return isLast ? [month, (month % 12) + 1] : [month];
}
