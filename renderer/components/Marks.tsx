import { Fragment } from 'react';
import type { Contribution, Session } from '#content';
import { remoteMark, statusMark } from '../../shared/format/schedule';
import type { Words } from '../../shared/words';
import styles from './Marks.module.css';

interface MarksProps {
  readonly mode?: Session['mode'] | undefined;
  readonly note?: Session['note'] | undefined;
  readonly status?: Contribution['status'] | undefined;
  readonly words: Words;
}

/** Shows whether something is cancelled, moved, withdrawn, online or hybrid, and the note on it. */
export function Marks({ mode, note, status, words }: MarksProps) {
  const marks = [statusMark(status, words), remoteMark(mode, words)].filter((mark) => mark !== undefined);
  return (
    <>
      {marks.length > 0 && (
        <p>
          {marks.map((mark) => (
            <Fragment key={mark}>
              <span className={styles.mark}>{mark}</span>{' '}
            </Fragment>
          ))}
        </p>
      )}
      {note && <p>{note}</p>}
    </>
  );
}
