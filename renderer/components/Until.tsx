import { daysLater } from '../../shared/format/day-after';
import { DAY, isOverDays, type Minutes } from '../../shared/format/times';
import type { Words } from '../../shared/words';
import { Phrase } from './Phrase';
import { Clock } from './TimeSpan';

interface UntilProps {
  /** The day from which the minutes are counted: YYYY-MM-DD. */
  readonly date: string;
  readonly minutes: Minutes;
  /** The day under which it is shown, if it is one. */
  readonly day?: string;
  readonly timeZone: string;
  readonly words: Words;
}

/** Says when something ends: "until 16:00", and with the day if that is a later one, of what is longer than an evening. */
export function Until({ date, minutes, day = date, timeZone, words }: UntilProps) {
  const days = isOverDays(minutes) ? Math.ceil(minutes.end / DAY) - 1 : 0;
  const last = daysLater(date, days);
  return (
    <Phrase of={words.now.ends}>
      {last !== day && words.dates.shortDay(last) + words.lists.between}
      <Clock date={last} minutes={minutes.end - days * DAY} which="end" timeZone={timeZone} words={words} />
    </Phrase>
  );
}
