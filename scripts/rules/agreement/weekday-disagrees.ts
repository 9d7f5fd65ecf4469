import { defineRule, flawFound, over, say } from '../kit';
import { isAboutTheConference } from '../lexicon/conference-texts';
import { everyText } from '../lexicon/every-text';
import { DATE_TRIGGER, exists, type TypedDate, typedDates, weekdayName } from '../lexicon/typed-dates';
import { reasons } from '../reasons';

/** Finds dates in texts with the day of the week of another date. */
const weekdayDisagrees = over(['conference'], ({ conference }, site) => {
  const usual = Number(conference.value.start.slice(0, 4));
  return everyText(site, DATE_TRIGGER, isAboutTheConference).map((written) => {
    const date = typedDates(written.text).find((each) => isWrong(each, usual));
    return (
      date &&
      flawFound(written, {
        start: date.start,
        end: date.end,
        message: say`"${date.written}" is a ${weekdayName(weekdayOf(date, usual))}.`,
        hint: 'Correct the day of the week or the date.',
      })
    );
  });
});

const weekdayOf = ({ year, month, day }: TypedDate, usual: number) =>
  new Date(Date.UTC(year ?? usual, month - 1, day)).getUTCDay();

function isWrong(date: TypedDate, usual: number): boolean {
  const { year, weekday, written } = date;
  if (weekday === undefined || !exists(date)) return false;
  // With the year, and in English, wrong-weekday reports it as an error.
  const isPeriod = /\d\s*(?:-|–|—|to|until|and|au|et|إلى|و)\s*\p{L}+\s+\d/u.test(written);
  const isError = year !== undefined && /[a-z]day/i.test(written) && !isPeriod && !/^\S+\s+\d{4}-/.test(written);
  return !isError && weekdayOf(date, usual) !== weekday;
}

export const rule = defineRule({
  code: 'weekday-disagrees',
  reason: reasons.dayInDoubt,
  yieldsTo: { row: ['date-disagrees'] },
  finders: [weekdayDisagrees],
});
