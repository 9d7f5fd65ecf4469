import type { ReactNode } from 'react';
import { takesPlace } from '../../shared/format/contributions';
import { bindDay, bindNumerals } from '../../shared/format/line-breaks';
import { sessionName, starOf } from '../../shared/format/schedule';
import { type Minutes, onCalendar } from '../../shared/format/times';
import type { SessionEntry } from '../../shared/program/entries';
import type { Words } from '../../shared/words';
import { InlineList } from './InlineList';
import { Linked } from './Linked';
import { SessionTitle } from './SessionTitle';
import { Starrable } from './Starrable';
import { TimeSpan } from './TimeSpan';

interface SessionLinkProps {
  readonly session: SessionEntry;
  readonly words: Words;
}

/** Shows the title of a session, linked to its page if it has one. */
export function SessionLink({ session, words }: SessionLinkProps) {
  const title = <SessionTitle of={session}>{bindNumerals(sessionName(session, words))}</SessionTitle>;
  return <Linked path={session.path}>{title}</Linked>;
}

interface WhenAndWhereProps extends SessionLinkProps {
  readonly timeZone: string;
  /** Times of a talk within the session. */
  readonly minutes?: Minutes | undefined;
}

/** Shows time and place: "Wednesday, December 13, 09:30–10:30, Carthage Hall". */
export function WhenAndWhere({ session, minutes = session.minutes, timeZone, words }: WhenAndWhereProps) {
  const when = onCalendar(session.date, minutes);
  const time = <TimeSpan key="time" {...when} timeZone={timeZone} words={words} />;
  return <InlineList items={[bindDay(words.dates.day(when.date)), time, ...session.rooms]} words={words} />;
}

interface StarredTitleProps extends SessionLinkProps {
  /** A heading in place of the linked title. */
  readonly heading?: ReactNode;
}

/** Shows the linked title of a session, with a star if somebody may want to go there. */
export function StarredTitle({ session, heading, words }: StarredTitleProps) {
  const title = heading ?? (
    <p>
      <SessionLink session={session} words={words} />
    </p>
  );
  return (
    <Starrable of={starOf(session)} isPresented={takesPlace(session)}>
      {title}
    </Starrable>
  );
}

/** Shows a session with its time and place, for lists. */
export function SessionLine(props: WhenAndWhereProps & StarredTitleProps) {
  return (
    <>
      <StarredTitle {...props} />
      <p>
        <WhenAndWhere {...props} />
      </p>
    </>
  );
}
