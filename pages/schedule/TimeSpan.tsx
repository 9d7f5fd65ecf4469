interface TimeSpanProps {
  readonly date: string;
  readonly start: string;
  readonly end: string;
  /** Offset of the conference's times from UTC: "+01:00". */
  readonly utcOffset: string;
}

/** "09:30 - 10:30", with both times readable by machines. */
export function TimeSpan({ date, start, end, utcOffset }: TimeSpanProps) {
  const moment = (time: string) => <time dateTime={`${date}T${time}${utcOffset}`}>{time}</time>;
  return (
    <>
      {moment(start)} - {moment(end)}
    </>
  );
}
