import type { Session } from '#content';
import { SessionTitle } from '../../renderer/components/SessionTitle';
import { Until } from '../../renderer/components/Until';
import { runsOn, sessionName } from '../../shared/format/schedule';
import { minutesIn } from '../../shared/format/times';
import type { Words } from '../../shared/words';
import { endOf } from './Folds';

interface RunningProps {
  readonly sessions: readonly Session[];
  /** The day under which they are shown. */
  readonly day: string;
  /** Returns the address of a session. */
  readonly hrefOf: (session: Session) => string;
  readonly timeZone: string;
  readonly words: Words;
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
        <Until date={session.date} minutes={minutesIn(session)} {...shared} />
      </p>
    ));
