// Codes: date-disagrees, weekday-disagrees.

import { DAY_MS } from '../../../../renderer/format/days-between';
import { factsIn } from '../../agreement/days-known';
import { type Days, isEve, isLastDay, isOfConference, isOfOthers, ROOMS } from '../../agreement/days-of-others';
import { type Found, isOfPast, OWN_DAYS, otherThanOwn, shortened } from '../../agreement/days-of-record';
import { isFormer } from '../../agreement/former-editions';
import { noRecordOf } from '../../agreement/no-record-of';
import { isOfOtherEvent, type OwnEvent, ownEventOf } from '../../agreement/other-events';
import { DATE_SIGN, exists, monthDay, type TypedDate, typedDates, weekdayName } from '../../agreement/typed-dates';
import { isAboutTheConference } from '../../agreement/whose-texts';
import { OF_THE_EVENT } from '../../agreement/words-of-the-event';
import { defineCheck } from '../../check';
import { isRecord } from '../../fields';
import type { Diagnostic } from '../../report/diagnostics';
import { everyText, type WrittenText } from '../../texts/every-text';
import { sentenceAround } from '../../texts/sentences';
import { flawReport } from '../../texts/text-check';
import { citiesIn } from '../../validate/cities';
import { valueAt } from '../../value-at';

/** Days that are typed into texts are days that the data knows, in the right year, and of the right day of the week. */
export const dateDisagrees = defineCheck(['conference', 'deadlines'], ({ conference, deadlines }, site) => {
  const { start, end } = conference.value;
  const years = [...new Set([start, end].map((date) => Number(date.slice(0, 4))))];
  // The year before has the first deadlines, and texts type them, too.
  const before = new Set(
    deadlines.map(({ value: { date } }) => Number(date.slice(0, 4))).filter((year) => !years.includes(year)),
  );
  const past = new Set(deadlines.flatMap(({ value }) => value.superseded ?? []));
  const hasRooms = deadlines.some(({ value: { label } }) => ROOMS.test(label));
  const own = ownEventOf(conference.value);
  const isOfNoRecord = noRecordOf(site);
  let facts: ReadonlySet<string> | undefined;
  const known = () => {
    if (facts === undefined) {
      const days = new Set(factsIn(site));
      for (let at = Date.parse(start); at <= Date.parse(end) && days.size < 5000; at += DAY_MS)
        days.add(new Date(at).toISOString().slice(0, 10));
      facts = days;
    }
    return facts;
  };
  const problems: Diagnostic[] = [];
  for (const written of everyText(site, DATE_SIGN, isAboutTheConference)) {
    for (const date of typedDates(written.text)) {
      const flaw =
        (OWN_DAYS.has(written.collection) ? shortened(written.text, date, start, end) : undefined) ??
        (isOwnDescription(written) ? ofOtherYear(written.text, date, years) : undefined) ??
        otherThanOwn(written, date) ??
        ((!isOfSlippedYear(date, known(), years) &&
          (isOfOthers(written.text, date, { start, end, hasRooms }, headingOf(written)) ||
            isOfNoRecord(sentenceAround(written.text, date.start, date.end)) ||
            (OF_TRAVELLERS.has(written.collection) && isOfPlace(written, date, { start, end, hasRooms }, own)))) ||
        isOfPast(written.text, date, past) ||
        isOfOtherEvent(written.text, date.start, own) ||
        isEve(written.text, date, { start, end }) ||
        (deadlines.length === 0 && isLastDay(written.text, date))
          ? undefined
          : (wrongStep(written.text, date, known(), before) ??
            (isDayAfter(written.text, date, known(), years)
              ? undefined
              : wrongDay(date, known(), years, isPastDeadline(written.text, date, years))))) ??
        wrongWeekday(date, years[0] ?? 0);
      if (flaw === undefined) continue;
      problems.push(flawReport(flaw.code, written, { start: date.start, end: date.end, ...flaw }));
      break;
    }
  }
  return problems;
});

/** The sentence by which search engines present the conference, and the days of its home page, name no others. */
const isOwnDescription = ({ collection, field, path }: WrittenText): boolean =>
  (collection === 'conference' && field === 'description' && path.length === 1) ||
  (collection === 'home' && field === 'dates');

function ofOtherYear(
  text: string,
  { year, start, end, written }: TypedDate,
  years: readonly number[],
): Found | undefined {
  if (year === undefined || years.includes(year) || isFormer(text, start, years)) return undefined;
  // Of a year that the words around it tell of, another rule tells.
  if (HELD.test(sentenceAround(text, start, end).slice(0, -written.length))) return undefined;
  return {
    code: 'date-disagrees',
    message: `"${written}" is of ${year}; the conference is in ${years.join(' and ')}.`,
    hint: 'Correct the day and the year: they may be those of another edition.',
  };
}
const HELD = new RegExp(OF_THE_EVENT, 'iu');

/** Texts that tell of more than the conference: of what neither call nor conference is named with, the day is that of a museum, a ferry or a ministry. */
const OF_TRAVELLERS: ReadonlySet<string> = new Set(['attending', 'freePages', 'home', 'statements']);
/** Fewer words are a form of the conference's own dates. */
const FEWEST_WORDS = 8;

/** Whether a day in a text for travellers is one of the place: its sentence names neither call nor conference, and its days are not those of the conference in another month. */
function isOfPlace(
  written: WrittenText,
  date: TypedDate,
  { start, end, hasRooms }: Days,
  { brand, conference }: OwnEvent,
): boolean {
  const words = `${headingOf(written)} ${sentenceAround(written.text, date.start, date.end)}`;
  const [first, last] = [start, end].map((day) => Number(day.slice(8)));
  // On the home page, who names the city means the conference; in texts for travellers, everything is there.
  const city = written.collection === 'home' ? (conference.venue?.city ?? '') : '';
  const isOwnPeriod = date.day === last && new RegExp(`(?<!\\d)${first}(?!\\d)`).test(date.written);
  if (words.split(/\s+/).length < FEWEST_WORDS) return false;
  const isPast = date.year !== undefined && date.year < Number(start.slice(0, 4)) - 1;
  // "The film days of Carthage begin in Tunis": of another town, words that any event has are those of that one.
  const isElsewhere =
    !words.includes(conference.venue?.city ?? '\n') &&
    citiesIn(sentenceAround(written.text, date.start, date.end)).some(({ name }) => name !== conference.venue?.city);
  const said = isElsewhere ? words.replace(ANY_EVENT, ' ') : words;
  return !(isOwnPeriod || isPast || (hasRooms && ROOMS.test(words)) || isOfConference(said, [brand, city]));
}
/** Words of the program that others have as well. */
const ANY_EVENT =
  /(?<!\p{L})(?:events?|days|begins?|starts?|takes? place|held|gathers?|journées|commencent?|lieu)(?!\p{L})/giu;

/** What a text is below: "calls", or the file of a page, and the heading of its section; below "Where to stay", a day is one of hotels. */
function headingOf({ entry, path, collection }: WrittenText): string {
  const section = valueAt(entry.value, path.slice(0, -1));
  return `${collection} ${isRecord(section) && typeof section.heading === 'string' ? section.heading : ''}`;
}

/** Sentences in which a step of a call is told. */
const STEP =
  /submi|notif|camera[- ]ready|are told|hear from us|abstracts? (?:are )?due|soumi|soumet|dépos|dépôt|réponse|remett|remise|inscri(?:re|ption)|تقديم|النتائج|التسجيل/iu;

/** A day of a year in which deadlines are, in a sentence on a step of a call, and none of them. */
function wrongStep(
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
const isPastDeadline = (text: string, { year, start }: TypedDate, years: readonly number[]): boolean =>
  year !== undefined &&
  year < Math.min(...years) - 1 &&
  /(?:until|before|no later than|deadline is|jusqu[’']au|avant le|au plus tard le)\s(?:\p{L}+,?\s)?$/iu.test(
    text.slice(0, start),
  );

const FROM =
  /(?<!\p{L})(?:from|as of|à partir du|à compter du|dès le|ab(?: dem)?|desde el|a partir del|ابتداءً? من)\s+$/iu;

/** "From May 3 on", where something ends on May 2. */
const isDayAfter = (
  text: string,
  { year, month, day, start, written }: TypedDate,
  facts: ReadonlySet<string>,
  years: readonly number[],
): boolean =>
  isFirst(written, day) &&
  FROM.test(text.slice(0, start)) &&
  (year === undefined ? years : [year]).some((each) =>
    facts.has(new Date(Date.UTC(each, month - 1, day) - DAY_MS).toISOString().slice(0, 10)),
  );

/** Whether a day is the only one of its words, or the first of a period: "from 12 to 15 June" begins on the 12th. */
const isFirst = (written: string, day: number): boolean => Number(/(?<!\d)\d{1,2}(?!\d)/.exec(written)?.[0]) === day;

/** A day of the year before or after, which the data has in the year of the conference: only the year has slipped. */
const isOfSlippedYear = ({ year, ...date }: TypedDate, facts: ReadonlySet<string>, years: readonly number[]): boolean =>
  year !== undefined &&
  !years.includes(year) &&
  years.some((each) => Math.abs(each - year) === 1 && facts.has(`${each}-${monthDay(date)}`));

function wrongDay(
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

function wrongWeekday({ year, month, day, weekday, written }: TypedDate, usual: number): Found | undefined {
  // With the year, and in English, another rule tells of it as an error.
  const isPeriod = /\d\s*(?:-|–|—|to|until|and|au|et|إلى|و)\s*\p{L}+\s+\d/u.test(written);
  if (
    weekday === undefined ||
    (year !== undefined && /[a-z]day/i.test(written) && !isPeriod && !/^\S+\s+\d{4}-/.test(written))
  )
    return undefined;
  const real = new Date(Date.UTC(year ?? usual, month - 1, day)).getUTCDay();
  if (real === weekday) return undefined;
  return {
    code: 'weekday-disagrees',
    message: `"${written}" is a ${weekdayName(real)}.`,
    hint: 'Correct the day of the week or the date.',
  };
}
