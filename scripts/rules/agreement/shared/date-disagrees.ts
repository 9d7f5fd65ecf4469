import { DAY_MS } from '../../../../shared/format/days-between';
import { type Found, flawAs, over, say } from '../../kit';
import { factsIn } from '../../lexicon/days-known';
import { isEve, isLastDay, isOfOthers, ROOMS } from '../../lexicon/days-of-others';
import { isOfPast, OWN_DAYS, otherThanOwn, shortened } from '../../lexicon/days-of-record';
import { headingOf, isOfPlace, OF_TRAVELLERS } from '../../lexicon/days-of-the-place';
import { everyText, type WrittenText } from '../../lexicon/every-text';
import type { Flaw } from '../../lexicon/flaw';
import { isFormer } from '../../lexicon/former-editions';
import { noRecordOf } from '../../lexicon/no-record-of';
import { isOfOtherEvent, ownEventOf } from '../../lexicon/other-events';
import { sentenceAround } from '../../lexicon/sentences';
import { DATE_SIGN, type TypedDate, typedDates, weekdayName } from '../../lexicon/typed-dates';
import { isAboutTheConference } from '../../lexicon/whose-texts';
import { OF_THE_EVENT } from '../../lexicon/words-of-the-event';
import { isDayAfter, isOfSlippedYear, isPastDeadline, wrongDay, wrongStep } from '../../lexicon/wrong-days';

/** Days that are typed into texts are days that the data knows, in the right year, and of the right day of the week. */
export const dateDisagrees = over(['conference', 'deadlines'], ({ conference, deadlines }, site) => {
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
  /** Whether a day is another's: of an event, a place, a guest or an edition of which no record of this conference tells. */
  const isOfAnother = (written: WrittenText, date: TypedDate): boolean => {
    const { text, collection } = written;
    const isOfNobody = () =>
      isOfOthers(text, date, { start, end, hasRooms }, headingOf(written)) ||
      isOfNoRecord(sentenceAround(text, date.start, date.end)) ||
      (OF_TRAVELLERS.has(collection) && isOfPlace(written, date, { start, end, hasRooms }, own));
    return (
      (!isOfSlippedYear(date, known(), years) && isOfNobody()) ||
      isOfPast(text, date, past) ||
      isOfOtherEvent(text, date.start, own) ||
      isEve(text, date, { start, end }) ||
      (deadlines.length === 0 && isLastDay(text, date))
    );
  };
  const unknownDay = (written: WrittenText, date: TypedDate): DayFlaw | undefined => {
    if (isOfAnother(written, date)) return undefined;
    const step = wrongStep(written.text, date, known(), before);
    if (step !== undefined || isDayAfter(written.text, date, known(), years)) return step;
    return wrongDay(date, known(), years, isPastDeadline(written.text, date, years));
  };
  const flawOf = (written: WrittenText, date: TypedDate): DayFlaw | undefined =>
    (OWN_DAYS.has(written.collection) ? shortened(written.text, date, start, end) : undefined) ??
    (isOwnDescription(written) ? ofOtherYear(written.text, date, years) : undefined) ??
    otherThanOwn(written, date) ??
    unknownDay(written, date) ??
    wrongWeekday(date, years[0] ?? 0);
  return everyText(site, DATE_SIGN, isAboutTheConference).flatMap((written): Found => {
    // One text, one day: whoever corrects it looks at the others.
    for (const date of typedDates(written.text)) {
      const flaw = flawOf(written, date);
      if (flaw !== undefined) return flawAs(flaw.code, written, { ...flaw, start: date.start, end: date.end });
    }
    return [];
  });
});

/** What is wrong with a day, of either code. */
type DayFlaw = Omit<Flaw, 'start' | 'end'> & { readonly code: string };

/** The sentence by which search engines present the conference, and the days of its home page, name no others. */
const isOwnDescription = ({ collection, field, path }: WrittenText): boolean =>
  (collection === 'conference' && field === 'description' && path.length === 1) ||
  (collection === 'home' && field === 'dates');

function ofOtherYear(
  text: string,
  { year, start, end, written }: TypedDate,
  years: readonly number[],
): DayFlaw | undefined {
  if (year === undefined || years.includes(year) || isFormer(text, start, years)) return undefined;
  // Another rule reports a year that the words around it name.
  if (HELD.test(sentenceAround(text, start, end).slice(0, -written.length))) return undefined;
  return {
    code: 'date-disagrees',
    message: say`"${written}" is of ${year}; the conference is in ${years.join(' and ')}.`,
    hint: 'Correct the day and the year: they may be those of another edition.',
  };
}

const HELD = new RegExp(OF_THE_EVENT, 'iu');

/** A day of the week that is not that of its day. */
function wrongWeekday({ year, month, day, weekday, written }: TypedDate, usual: number): DayFlaw | undefined {
  // With the year, and in English, another rule reports it as an error.
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
    message: say`"${written}" is a ${weekdayName(real)}.`,
    hint: 'Correct the day of the week or the date.',
  };
}
