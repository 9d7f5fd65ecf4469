import { offsetAt } from '../../shared/format/offset-at';
import { clockOf, localDateTime, type Minutes } from '../../shared/format/times';

interface TimeSpanProps {
  /** The day from whose start the minutes are counted, as YYYY-MM-DD. */
  readonly date: string;
  readonly minutes: Minutes;
  readonly timeZone: string;
}

/** "09:30 - 10:30", with both times readable by machines. */
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
