import { offsetAt } from '../../shared/format/offset-at';
import { clockOf, localDateTime, type Minutes } from '../../shared/format/times';

interface TimeSpanProps {
  /** The day from which the minutes are counted: YYYY-MM-DD. */
  readonly date: string;
  readonly minutes: Minutes;
  readonly timeZone: string;
}

/** Shows a time span, "09:30 - 10:30", with machine-readable times. */
export function TimeSpan({ date, minutes: { start, end }, timeZone }: TimeSpanProps) {
  const moment = (minutes: number, shown: string) => {
    const local = localDateTime(date, minutes);
    return <time dateTime={`${local}${offsetAt(timeZone, local)}`}>{shown}</time>;
  };
  return (
    <>
      {moment(start, clockOf(start))} - {moment(end, clockOf(end, 'end'))}
    </>
  );
}
