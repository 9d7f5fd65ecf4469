import { SessionLine } from '../../renderer/components/SessionLink';
import type { SessionView } from '../../shared/program/session-view';
import type { Words } from '../../shared/words';
import styles from './Around.module.css';

interface AroundProps {
  readonly view: SessionView;
  readonly timeZone: string;
  readonly words: Words;
}

/** Links to the sessions before and after a session in the same room. */
export function Around({ view: { before, after }, timeZone, words }: AroundProps) {
  const { records } = words;
  const sessions = [
    { word: records.before, session: before },
    { word: records.after, session: after },
  ];
  if (!(before || after)) return null;
  return (
    <nav aria-label={records.sameRoom} className={styles.around}>
      {sessions.map(
        ({ word, session }) =>
          session && (
            <div key={word}>
              <p className={styles.word}>{word}</p>
              <SessionLine session={session} timeZone={timeZone} words={words} />
            </div>
          ),
      )}
    </nav>
  );
}
