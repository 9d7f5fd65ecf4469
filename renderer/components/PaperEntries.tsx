import type { ReactNode } from 'react';
import { bindNumerals } from '../../shared/format/line-breaks';
import type { PaperEntry } from '../../shared/program/entries';
import type { Words } from '../../shared/words';
import { Linked } from './Linked';
import marks from './Marks.module.css';
import styles from './PaperEntries.module.css';
import { People } from './People';
import { Starrable } from './Starrable';

interface PaperEntriesProps {
  readonly papers: readonly PaperEntry[];
  readonly words: Words;
  /** Whether they are all that the page shows: in a wide window two stand beside each other. */
  readonly wide?: boolean;
  /** The lines below the authors of each. */
  readonly more?: (paper: PaperEntry, index: number) => ReactNode;
}

/** Papers or posters in a list, each linked to its page. */
export function PaperEntries({ papers, words, wide = false, more }: PaperEntriesProps) {
  return (
    <ol className={wide ? `${styles.list} ${styles.wide}` : styles.list}>
      {papers.map((paper, index) => (
        <li key={paper.id}>
          <Starrable of={paper.starredAs}>
            <p className={styles.title}>
              <PaperTitle paper={paper} />
            </p>
          </Starrable>
          <p>
            <People people={paper.authors} words={words} />
          </p>
          {paper.award && (
            <p>
              <strong className={marks.mark}>{paper.award}</strong>
            </p>
          )}
          {more?.(paper, index)}
        </li>
      ))}
    </ol>
  );
}

/** The title of a paper in its own language, linked to its page where there is one. */
export function PaperTitle({ paper: { title, language, path } }: { readonly paper: PaperEntry }) {
  return (
    <Linked path={path}>{language ? <bdi lang={language}>{bindNumerals(title)}</bdi> : bindNumerals(title)}</Linked>
  );
}
