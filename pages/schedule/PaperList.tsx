import type { ReactNode } from 'react';
import type { Paper, Poster } from '#content';
import { ForReaders } from '../../renderer/components/ForReaders';
import { Names } from '../../renderer/components/Names';
import { Marks } from './Marks';
import styles from './PaperList.module.css';

/** The papers of a session, in the order of their talks. */
export function PaperList({ papers }: { readonly papers: readonly Paper[] }) {
  if (papers.length === 0) return null;
  return (
    <ol className={styles.list}>
      {papers.map((paper) => (
        <Entry key={paper.id} word="Paper" entry={paper}>
          <Marks {...paper} />
        </Entry>
      ))}
    </ol>
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
  readonly entry: Pick<Paper, 'id' | 'title' | 'authors'>;
  readonly children?: ReactNode;
}

function Entry({ word, entry: { id, title, authors }, children }: EntryProps) {
  return (
    <li className={styles.entry}>
      <span className={styles.id}>
        <ForReaders>{word} </ForReaders>
        {id}
      </span>
      <div>
        <p className={styles.title}>{title}</p>
        <p>
          <Names names={authors} />
        </p>
        {children}
      </div>
    </li>
  );
}
