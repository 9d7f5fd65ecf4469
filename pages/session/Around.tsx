import { StarredTitle, WhenAndWhere } from '../../renderer/components/SessionLink';
import type { SessionEntry } from '../../shared/program/entries';
import type { SessionView } from '../../shared/program/session-view';
import type { Words } from '../../shared/words';
import styles from './Around.module.css';

interface AroundProps {
  readonly view: SessionView;
  readonly timeZone: string;
  readonly words: Words;
}

/** Links to the sessions before and after a session. Each side keeps its place if the other one is empty. */
export function Around({ view: { before, after }, timeZone, words }: AroundProps) {
  const { records } = words;
  const sides = [
    { word: records.before, sessions: before },
    { word: records.after, sessions: after },
  ];
  if (before.length + after.length === 0) return null;
  return (
    <nav aria-label={records.sameRoom} className={styles.around}>
      {sides.map(({ word, sessions }) => (
        <div key={word}>
          {sessions.length > 0 && <p className={styles.word}>{word}</p>}
          {sessions.map((session) => (
            <StarredTitle key={session.id} session={session} words={words} />
          ))}
          {sessions.slice(0, 1).map((first) => (
            <p key={first.id}>
              <WhenAndWhere {...spanOf(first, sessions)} timeZone={timeZone} words={words} />
            </p>
          ))}
        </div>
      ))}
    </nav>
  );
}

/** Returns the time of parallel sessions together, without their rooms; of one session, with its rooms. */
const spanOf = (first: SessionEntry, sessions: readonly SessionEntry[]) => ({
  session: sessions.length === 1 ? first : { ...first, rooms: [] },
  minutes: {
    start: Math.min(...sessions.map(({ minutes }) => minutes.start)),
    end: Math.max(...sessions.map(({ minutes }) => minutes.end)),
  },
});
