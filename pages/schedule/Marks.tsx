import type { Session } from '#content';
import { remoteMark } from '../../renderer/format/schedule';
import styles from './Marks.module.css';

/** In words: whether something is held online or hybrid, and the remark on it. */
export function Marks({ mode, note }: Pick<Session, 'mode' | 'note'>) {
  const mark = remoteMark(mode);
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
