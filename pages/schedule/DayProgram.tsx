import { sessionsOfDay } from '../../renderer/format/schedule';
import { programAnchor } from '../../renderer/format/schedule-anchors';
import type { SiteContent } from '../../renderer/site';
import type { Words } from '../../renderer/words';
import styles from './DayProgram.module.css';
import { type ProgramContent, SessionDetails } from './SessionDetails';

interface DayProgramProps {
  readonly day: string;
  readonly content: ProgramContent & Pick<SiteContent, 'sessions'>;
  readonly words: Words;
}

/** Everything about a day's sessions, in the order of their starts. */
export function DayProgram({ day, content, words }: DayProgramProps) {
  return (
    <section id={programAnchor(day)} className={styles.day}>
      <h3>{words.dates.day(day)}</h3>
      {sessionsOfDay(content.sessions, day).map((session) => (
        <SessionDetails key={session.id} session={session} content={content} words={words} />
      ))}
    </section>
  );
}
