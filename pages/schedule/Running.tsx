import type { Session } from '#content';
import { SessionTitle } from '../../renderer/components/SessionTitle';
import { Clock } from '../../renderer/components/TimeSpan';
import { isLong, runsOn, sessionName } from '../../shared/format/schedule';
import { minuteOf, minutesIn } from '../../shared/format/times';
import type { Words } from '../../shared/words';
import { endOf } from './Folds';

interface UntilProps {
  readonly session: Session;
  /** The day under which it is shown. */
  readonly day: string;
  readonly timeZone: string;
  readonly words: Words;
}

/** Says when a session ends: "until 16:00", and with the day if that is a later one, of a session that is longer than an evening. */
export function Until({ session, day, timeZone, words }: UntilProps) {
  const { endDate = day, end } = session;
  const minutes = isLong(session) ? minuteOf(end) : minutesIn(session).end;
  const date = isLong(session) ? endDate : day;
  return (
    <>
      {words.now.until} {date !== day && words.dates.shortDay(date) + words.lists.between}
      <Clock date={date} minutes={minutes} which="end" timeZone={timeZone} />
    </>
  );
}

interface RunningProps extends Omit<UntilProps, 'session'> {
  readonly sessions: readonly Session[];
  /** Returns the address of a session. */
  readonly hrefOf: (session: Session) => string;
}

/** Lists the sessions that began on an earlier day and still run on this one. */
export const Running = ({ sessions, hrefOf, ...shared }: RunningProps) =>
  sessions
    .filter((session) => session.parent === undefined && runsOn(session, shared.day))
    .map((session) => (
      <p key={session.id} data-ends={endOf(session, shared.timeZone)}>
        <a href={hrefOf(session)}>
          <SessionTitle of={session}>{sessionName(session, shared.words)}</SessionTitle>
        </a>{' '}
        <Until session={session} {...shared} />
      </p>
    ));
