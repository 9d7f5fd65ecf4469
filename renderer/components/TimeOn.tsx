import { type Minutes, onCalendar } from '../../shared/format/times';
import type { Words } from '../../shared/words';
import { TimeSpan } from './TimeSpan';

interface TimeOnProps {
  /** The day from which the minutes are counted: YYYY-MM-DD. */
  readonly date: string;
  readonly minutes: Minutes;
  readonly timeZone: string;
  readonly words: Words;
}

/** Shows the time of a talk on a line of its own, which is marked, also with a word, while the talk is on (styles/elements.css). */
export const TimeOn = ({ date, minutes, ...shared }: TimeOnProps) => (
  <p data-later="timed" data-during="">
    <TimeSpan {...onCalendar(date, minutes)} {...shared} /> <b>{shared.words.now.now}</b>
  </p>
);
