import { conference } from '#content';

interface TimeSpanProps {
  readonly date: string;
  readonly start: string;
  readonly end: string;
}

/** "09:30 - 10:30", with both times readable by machines. */
export function TimeSpan({ date, start, end }: TimeSpanProps) {
  const moment = (time: string) => <time dateTime={`${date}T${time}${conference.utcOffset}`}>{time}</time>;
  return (
    <>
      {moment(start)} - {moment(end)}
    </>
  );
}
