import { type Due, deadlineMoment, deadlineText, isMoment } from '../../shared/format/deadlines';
import type { Words } from '../../shared/words';

interface DueTimeProps {
  readonly due: Due;
  readonly timeZone: string;
  readonly words: Words;
}

/** Shows a deadline: its days, or its hour and zone, too. */
export const DueTime = ({ due, timeZone, words }: DueTimeProps) => (
  <time dateTime={isMoment(due) ? deadlineMoment(due, timeZone) : due.date}>{deadlineText(due, timeZone, words)}</time>
);
