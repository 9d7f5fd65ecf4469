import type { ReactNode } from 'react';
import type { Conference } from '#content';
import { Facts } from '../../renderer/components/Facts';
import { Marks } from '../../renderer/components/Marks';
import { PaperTitle } from '../../renderer/components/PaperEntries';
import { People } from '../../renderer/components/People';
import { Section } from '../../renderer/components/Section';
import { SessionLink, WhenAndWhere } from '../../renderer/components/SessionLink';
import { ZoneNote } from '../../renderer/components/ZoneNote';
import { sessionName } from '../../shared/format/schedule';
import type { PaperPresentation, PaperView } from '../../shared/program/paper-view';
import type { Words } from '../../shared/words';
import styles from './Presentations.module.css';

interface PresentationsProps {
  readonly view: PaperView;
  readonly conference: Conference;
  readonly words: Words;
  /** Further facts, shown below even if there are no presentations. */
  readonly children: ReactNode;
}

/** Shows when and where a paper is presented, and its neighbours in the session. */
export function Presentations({ view: { presentations }, conference, words, children }: PresentationsProps) {
  if (presentations.length === 0) return children;
  const { records, schedule } = words;
  return (
    <Section heading={records.whenAndWhere}>
      {presentations.map((presentation) => {
        const { session, minutes, chairs, mode } = presentation;
        const when = { session, minutes, timeZone: conference.timeZone, words };
        return (
          <div key={session.id} className={styles.presentation}>
            <p className={styles.when}>
              <WhenAndWhere {...when} />
            </p>
            <ZoneNote
              session={{ date: session.date, minutes: minutes ?? session.minutes }}
              conference={conference}
              words={words}
            />
            <Facts
              facts={[
                [records.inSession, <SessionLink key="session" session={session} words={words} />],
                [
                  schedule.chairs(chairs.length),
                  chairs.length > 0 && <People key="chairs" people={chairs} words={words} />,
                ],
              ]}
            />
            <Marks status={session.status} mode={mode ?? session.mode} words={words} />
            <Neighbours presentation={presentation} words={words} />
          </div>
        );
      })}
      {children}
    </Section>
  );
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
