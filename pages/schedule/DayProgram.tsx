import type { Session } from '#content';
import { FoldedOnPhones } from '../../renderer/components/FoldedOnPhones';
import { FoldedParts, type Part } from '../../renderer/components/FoldedParts';
import { countOf } from '../../shared/format/contributions';
import { grouped } from '../../shared/format/grouped';
import { papersOf, sessionsOfDay } from '../../shared/format/schedule';
import { programAnchor } from '../../shared/format/schedule-anchors';
import { clockOf, minuteOf } from '../../shared/format/times';
import type { Words } from '../../shared/words';
import styles from './DayProgram.module.css';
import { parallelSessions } from './parallel-sessions';
import type { ProgramContent } from './program-content';
import { SessionDetails } from './SessionDetails';

interface DayProgramProps {
  readonly day: string;
  /** Whether it is one of several days, of which phones unfold one at a time. */
  readonly isOneOfDays?: boolean;
  /** Whether the day may have hundreds of papers. */
  readonly isLong?: boolean;
  readonly content: ProgramContent;
  readonly words: Words;
}

/** Number of sessions from which narrow screens fold each hour. */
const MANY = 80;

/** Divides a long day by the hours in which its sessions start. */
const byHour = (sessions: readonly Session[], words: Words): Part<Session>[] =>
  sessions.length < MANY
    ? [{ label: '', items: sessions }]
    : [...grouped(sessions, ({ start }) => `${clockOf(minuteOf(start)).slice(0, 2)}:00`)].map(([hour, items]) => ({
        label: words.lists.text([words.dates.clock(hour), words.schedule.sessionCount(items.length)]),
        items,
      }));

/** Shows all details of a day's sessions by start. Parts are within their session. */
export function DayProgram({ day, isOneOfDays = false, isLong = false, content, words }: DayProgramProps) {
  const ofDay = sessionsOfDay(content.sessions, day);
  const sessions = ofDay.filter(({ parent }) => parent === undefined);
  const papers = ofDay.flatMap((session) => papersOf(content.talks, session));
  const beside = parallelSessions(sessions, content);
  const details = (
    <FoldedParts parts={isOneOfDays ? [{ label: '', items: sessions }] : byHour(sessions, words)}>
      {(part) => (
        <div className={styles.sessions}>
          {part.map((session) => (
            <SessionDetails
              key={session.id}
              session={session}
              isBeside={beside.has(session)}
              content={content}
              words={words}
            />
          ))}
        </div>
      )}
    </FoldedParts>
  );
  const counts = [words.schedule.sessionCount(sessions.length), ...(papers.length > 0 ? [countOf(papers, words)] : [])];
  return (
    <section id={programAnchor(day)} className={styles.day} {...(isLong && { 'data-long': '' })}>
      <h3>{words.dates.day(day)}</h3>
      {isOneOfDays ? <FoldedOnPhones summary={words.lists.text(counts)}>{details}</FoldedOnPhones> : details}
    </section>
  );
}
