import type { ReactNode } from 'react';
import type { Conference } from '#content';
import { Facts } from '../../renderer/components/Facts';
import { Marks } from '../../renderer/components/Marks';
import { PaperTitle } from '../../renderer/components/PaperEntries';
import { People } from '../../renderer/components/People';
import { hasRoomFacts, Rooms } from '../../renderer/components/Rooms';
import { Section } from '../../renderer/components/Section';
import { SessionLine, SessionLink, WhenAndWhere } from '../../renderer/components/SessionLink';
import { SessionLinks } from '../../renderer/components/SessionLinks';
import { ZoneNote } from '../../renderer/components/ZoneNote';
import type { Routes } from '../../renderer/routes';
import { takesPlace } from '../../shared/format/contributions';
import { sessionName } from '../../shared/format/schedule';
import { localDateTime } from '../../shared/format/times';
import { whenHeading } from '../../shared/format/when-heading';
import type { PaperPresentation, PaperView } from '../../shared/program/paper-view';
import type { Words } from '../../shared/words';
import styles from './Presentations.module.css';

interface PresentationsProps {
  readonly view: PaperView;
  readonly conference: Conference;
  readonly routes: Routes;
  readonly words: Words;
  /** Further facts, shown below even if there are no presentations. */
  readonly children: ReactNode;
}

/** Shows when and where a contribution is presented, and its neighbours in the session. */
export function Presentations({
  view: { paper, presentations, posterSessions },
  conference,
  routes,
  words,
  children,
}: PresentationsProps) {
  const { records, schedule } = words;
  const status = <Marks status={paper.status} words={words} />;
  if (presentations.length === 0) {
    return (
      <>
        {status}
        {posterSessions.length === 0 ? (
          children
        ) : (
          <Section
            heading={whenHeading(
              posterSessions.map(({ session }) => session),
              words,
            )}
          >
            {posterSessions.map(({ session, note }) => (
              <div key={session.id}>
                <SessionLine session={session} timeZone={conference.timeZone} words={words} />
                <Marks note={note} status={session.status} words={words} />
              </div>
            ))}
            {children}
          </Section>
        )}
      </>
    );
  }
  return (
    <>
      {status}
      <Section
        heading={whenHeading(
          presentations.map(({ session }) => session),
          words,
        )}
      >
        {presentations.map((presentation) => {
          const { session, minutes, chairs, mode, rooms, own } = presentation;
          const when = { session, minutes, timeZone: conference.timeZone, words };
          return (
            <div key={session.id} className={styles.presentation}>
              <p className={styles.when}>
                {takesPlace(session) ? (
                  <WhenAndWhere {...when} />
                ) : (
                  <s>
                    <WhenAndWhere {...when} />
                  </s>
                )}
              </p>
              <Facts
                facts={[
                  [records.inSession, !own && <SessionLink key="session" session={session} words={words} />],
                  [records.room, hasRoomFacts(rooms) && <Rooms key="rooms" rooms={rooms} words={words} />],
                  [
                    schedule.chairs(chairs.length),
                    chairs.length > 0 && <People key="chairs" people={chairs} words={words} />,
                  ],
                ]}
              />
              <Marks
                status={own && paper.status ? undefined : session.status}
                mode={mode ?? session.mode}
                words={words}
              />
              {own && (
                <>
                  <Marks note={own.note} words={words} />
                  <SessionLinks session={own} routes={routes} words={words} />
                </>
              )}
            </div>
          );
        })}
        <ZoneNote {...timeOf(presentations)} conference={conference} words={words} />
        {children}
        {presentations.map((presentation) => (
          <Neighbours key={presentation.session.id} presentation={presentation} words={words} />
        ))}
      </Section>
    </>
  );
}

/** Returns the time of the only presentation. Several may be before and after a change of the clocks. */
function timeOf([only, ...others]: readonly PaperPresentation[]): { readonly at?: string } {
  if (only === undefined || others.length > 0) return {};
  return { at: localDateTime(only.session.date, (only.minutes ?? only.session.minutes).start) };
}

interface NeighboursProps {
  readonly presentation: PaperPresentation;
  readonly words: Words;
}

/** Links to the papers before and after one in its session. */
function Neighbours({ presentation: { session, previous, next }, words }: NeighboursProps) {
  const { records } = words;
  if (!(previous || next)) return null;
  return (
    <nav aria-label={records.nearby(sessionName(session, words))} className={styles.neighbours}>
      {previous && (
        <p>
          {records.previous}
          <br />
          <PaperTitle paper={previous} />
        </p>
      )}
      {next && (
        <p>
          {records.next}
          <br />
          <PaperTitle paper={next} />
        </p>
      )}
    </nav>
  );
}
