import type { Session } from '#content';
import { remoteMark } from '../../renderer/format/schedule';
import type { Words } from '../../renderer/words';
import styles from './Marks.module.css';

interface MarksProps extends Pick<Session, 'mode' | 'note'> {
  readonly words: Words;
}

/** In words: whether something is held online or hybrid, and the remark on it. */
export function Marks({ mode, note, words }: MarksProps) {
  const mark = remoteMark(mode, words);
  return (
    <>
      {mark && (
        <p>
          <span className={styles.mark}>{mark}</span>
        </p>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}
