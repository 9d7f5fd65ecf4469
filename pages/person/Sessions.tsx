import { SessionLine } from '../../renderer/components/SessionLink';
import type { SessionEntry } from '../../shared/program/entries';
import type { Words } from '../../shared/words';
import styles from './Person.module.css';

interface SessionsProps {
  readonly sessions: readonly SessionEntry[];
  readonly timeZone: string;
  readonly words: Words;
}

/** Lists sessions of a person with time and place. */
export function Sessions({ sessions, timeZone, words }: SessionsProps) {
  if (sessions.length === 0) return null;
  return (
    <ul className={styles.list}>
      {sessions.map((session) => (
        <li key={session.id}>
          {session.label && <p className={styles.label}>{session.label}</p>}
          <SessionLine session={session} timeZone={timeZone} words={words} />
        </li>
      ))}
    </ul>
  );
}
