import { DAY_MS } from '../../../shared/format/days-between';
import type { Found } from './days-of-record';
import { sentenceAround, wordsBefore } from './sentences';
import { exists, monthDay, type TypedDate } from './typed-dates';

/** Sentences in which a step of a call is reported. */
const STEP =
  /submi|notif|camera[- ]ready|are told|hear from us|abstracts? (?:are )?due|soumi|soumet|dépos|dépôt|réponse|remett|remise|inscri(?:re|ption)|تقديم|النتائج|التسجيل/iu;

/** A day of a year in which deadlines are, in a sentence on a step of a call, and none of them. */
export function wrongStep(
  text: string,
  { year, month, day, start, end, written, ...date }: TypedDate,
  facts: ReadonlySet<string>,
  years: ReadonlySet<number>,
): Found | undefined {
  if (year === undefined || !years.has(year) || !exists({ year, month, day, ...date })) return undefined;
  if (!STEP.test(sentenceAround(text, start, end)) || facts.has(`${year}-${monthDay({ month, day })}`))
    return undefined;
  return {
    code: 'date-disagrees',
    message: `"${written}" is the day of no deadline.`,
    hint: 'Correct it, or let the text fetch the date: then it is right wherever it moves.',
  };
}

/** "until 15 July 2027" of a conference in 2029. */
export const isPastDeadline = (text: string, { year, start }: TypedDate, years: readonly number[]): boolean =>
  year !== undefined &&
  year < Math.min(...years) - 1 &&
  /(?:until|before|no later than|deadline is|jusqu[’']au|avant le|au plus tard le)\s(?:\p{L}+,?\s)?$/iu.test(
    wordsBefore(text, start),
  );

const FROM =
  /(?<!\p{L})(?:from|as of|à partir du|à compter du|dès le|ab(?: dem)?|desde el|a partir del|ابتداءً? من)\s+$/iu;

/** "From May 3 on", where something ends on May 2. */
export const isDayAfter = (
  text: string,
  { year, month, day, start, written }: TypedDate,
  facts: ReadonlySet<string>,
  years: readonly number[],
): boolean =>
  isFirst(written, day) &&
  FROM.test(wordsBefore(text, start)) &&
  (year === undefined ? years : [year]).some((each) =>
    facts.has(new Date(Date.UTC(each, month - 1, day) - DAY_MS).toISOString().slice(0, 10)),
  );

/** Whether a day is the only one of its words, or the first of a period: "from 12 to 15 June" begins on the 12th. */
const isFirst = (written: string, day: number): boolean => Number(/(?<!\d)\d{1,2}(?!\d)/.exec(written)?.[0]) === day;

/** A day of the year before or after, which the data has in the year of the conference: only the year has slipped. */
export const isOfSlippedYear = (
  { year, ...date }: TypedDate,
  facts: ReadonlySet<string>,
  years: readonly number[],
): boolean =>
  year !== undefined &&
  !years.includes(year) &&
  years.some((each) => Math.abs(each - year) === 1 && facts.has(`${each}-${monthDay(date)}`));

/** A day that no calendar has, of another year, or of nothing in the data. */
export function wrongDay(
  date: TypedDate,
  facts: ReadonlySet<string>,
  years: readonly number[],
  isPastDeadline: boolean,
): Found | undefined {
  const { year, written } = date;
  const code = 'date-disagrees';
  if (!exists(date))
    return { code, message: `"${written}" is a day that no calendar has.`, hint: 'Correct the day or the month.' };
  const end = `-${monthDay(date)}`;
  const candidates = year === undefined ? years : [year];
  if (candidates.some((each) => facts.has(`${each}${end}`))) return undefined;
  const hint =
    'Correct it, or let the text fetch the date, as in {{date conference.start}}: then it is right wherever it moves.';
  if (year !== undefined && !years.includes(year)) {
    const meant = years.find((each) => facts.has(`${each}${end}`));
    if (meant === undefined && isPastDeadline)
      return { code, message: `"${written}" is long over: the conference is in ${years.join(' and ')}.`, hint };
    // Of other years, only those are surely slips whose day is a day of this conference.
    if (meant === undefined && !years.some((each) => Math.abs(each - year) === 1)) return undefined;
    if (meant === undefined) return undefined;
    return { code, message: `"${written}" is of ${year}; the data has the same day in ${meant}.`, hint };
  }
  return {
    code,
    message: `"${written}" is no day of the conference, of its deadlines or of anything else in the data.`,
    hint,
  };
}
