import type { ReactNode } from 'react';
import type { Paper, Poster } from '#content';
import { Names } from '../../renderer/components/Names';
import { ForReaders } from '../../renderer/components/VisuallyHidden';
import { Marks } from './Marks';
import styles from './PaperList.module.css';
import { TimeSpan } from './TimeSpan';

interface PaperListProps {
  /** Day of the session, as YYYY-MM-DD. */
  readonly day: string;
  readonly papers: readonly Paper[];
}

/** The papers of a session, in the order of their talks, each with its time where it has one of its own. */
export function PaperList({ day, papers }: PaperListProps) {
  if (papers.length === 0) return null;
  return (
    <ol className={styles.list}>
      {papers.map((paper) => (
        <Entry key={paper.id} word="Paper" entry={paper}>
          <OwnTime day={day} paper={paper} />
          <Marks {...paper} />
        </Entry>
      ))}
    </ol>
  );
}

/** When a paper is presented; the compiler sees to it that it has both times or neither. */
function OwnTime({ day, paper: { start, end } }: { readonly day: string; readonly paper: Paper }) {
  if (start === undefined || end === undefined) return null;
  return (
    <p>
      <TimeSpan date={day} start={start} end={end} />
    </p>
  );
}

/** The posters, in the order of their numbers. */
export function PosterList({ posters }: { readonly posters: readonly Poster[] }) {
  return (
    <ol className={styles.list}>
      {posters.map((poster) => (
        <Entry key={poster.id} word="Poster" entry={poster} />
      ))}
    </ol>
  );
}

interface EntryProps {
  readonly word: string;
  readonly entry: Pick<Paper, 'id' | 'title' | 'authors' | 'language'>;
  readonly children?: ReactNode;
}

function Entry({ word, entry: { id, title, authors, language }, children }: EntryProps) {
  return (
    <li className={styles.entry}>
      <span className={styles.id}>
        <ForReaders>{word} </ForReaders>
        {id}
      </span>
      <div>
        <p className={styles.title}>{language ? <bdi lang={language}>{title}</bdi> : title}</p>
        <p>
          <Names names={authors} />
        </p>
        {children}
      </div>
    </li>
  );
}
