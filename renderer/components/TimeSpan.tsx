import { type ElementType, Fragment } from 'react';
import { clockOf, localDateTime, type Minutes } from '../../shared/format/times';
import { momentIn } from '../../shared/timed/span';
import type { Words } from '../../shared/words';

interface ClockProps {
  /** The day from which the minutes are counted, and under which the time is shown: YYYY-MM-DD. */
  readonly date: string;
  readonly minutes: number;
  readonly which: 'start' | 'end';
  readonly timeZone: string;
  /** " (+1)", if an end on another date needs it. */
  readonly mark?: string;
  readonly words: Words;
  /** Formats HH:MM. */
  readonly format?: (time: string) => string;
}

/** Shows a time. If it is after midnight, a script needs the day under which it is shown (enhancements/own-clock.ts). */
export function Clock({ date, minutes, which, timeZone, mark = '', words, format = words.dates.clock }: ClockProps) {
  const local = localDateTime(date, minutes);
  return (
    <time dateTime={momentIn(timeZone, local)} {...(!local.startsWith(date) && { 'data-day': date })}>
      {format(clockOf(minutes, which)) + mark}
    </time>
  );
}

interface TimeSpanProps extends Omit<ClockProps, 'minutes' | 'which'> {
  readonly minutes: Minutes;
  readonly between?: string;
  /** An element around the end, for styles that hide it. */
  readonly endIn?: ElementType;
}

/** Shows a time span, "09:30–10:30", with machine-readable times. */
export const TimeSpan = ({ minutes: { start, end }, between = '–', endIn: End = Fragment, ...day }: TimeSpanProps) => (
  <>
    <Clock minutes={start} which="start" {...day} />
    <End>
      {between}
      <Clock minutes={end} which="end" mark={day.words.dates.laterDay({ start, end })} {...day} />
    </End>
  </>
);
