import { type Minutes, onCalendar } from '../../shared/format/times';
import { TimeSpan } from './TimeSpan';

interface TimeOnProps {
  /** The day from which the minutes are counted: YYYY-MM-DD. */
  readonly date: string;
  readonly minutes: Minutes;
  readonly timeZone: string;
}

/** Shows the time of a talk on a line of its own, which is marked while the talk is on (styles/elements.css). */
export const TimeOn = ({ date, minutes, timeZone }: TimeOnProps) => (
  <p data-later="timed" data-during="">
    <TimeSpan {...onCalendar(date, minutes)} timeZone={timeZone} />
  </p>
);
