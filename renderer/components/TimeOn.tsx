import { localDateTime, type Minutes, onCalendar } from '../../shared/format/times';
import { momentIn } from '../../shared/timed/span';
import { TimeSpan } from './TimeSpan';

interface TimeOnProps {
  /** The day from which the minutes are counted: YYYY-MM-DD. */
  readonly date: string;
  readonly minutes: Minutes;
  readonly timeZone: string;
}

/** Shows the time of a talk on a line of its own, which is marked while the talk is on (styles/elements.css). */
export function TimeOn({ date, minutes, timeZone }: TimeOnProps) {
  const moment = (at: number) => momentIn(timeZone, localDateTime(date, at));
  return (
    <p data-later="timed" data-during={`${moment(minutes.start)}/${moment(minutes.end)}`}>
      <TimeSpan {...onCalendar(date, minutes)} timeZone={timeZone} />
    </p>
  );
}
