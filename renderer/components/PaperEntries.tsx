import type { ReactNode } from 'react';
import { takesPlace } from '../../shared/format/contributions';
import { bindNumerals } from '../../shared/format/line-breaks';
import type { PaperEntry } from '../../shared/program/entries';
import type { Words } from '../../shared/words';
import { FoldedParts, inHundreds } from './FoldedParts';
import { Linked } from './Linked';
import { Marks } from './Marks';
import marks from './Marks.module.css';
import styles from './PaperEntries.module.css';
import { People } from './People';
import { SessionTitle } from './SessionTitle';
import { Starrable } from './Starrable';

interface PaperEntriesProps {
  readonly papers: readonly PaperEntry[];
  readonly words: Words;
  /** Whether the list is as wide as the page: two columns in a wide window. */
  readonly wide?: boolean;
  /** Renders further lines below the authors. */
  readonly more?: (paper: PaperEntry) => ReactNode;
}

/** Lists papers or posters, each linked to its page. Of hundreds, narrow screens show one hundred at a time. */
export function PaperEntries({ papers, ...shared }: PaperEntriesProps) {
  const nameOf = ({ board }: PaperEntry) => board && shared.words.schedule.board(board);
  return (
    <FoldedParts parts={inHundreds(papers, nameOf)}>{(part) => <Entries papers={part} {...shared} />}</FoldedParts>
  );
}

function Entries({ papers, words, wide = false, more }: PaperEntriesProps) {
  return (
    <ol className={wide ? `${styles.list} ${styles.wide}` : styles.list}>
      {papers.map((paper) => (
        <li key={paper.id}>
          <Starrable of={paper.starredAs} isPresented={takesPlace(paper)}>
            <p className={styles.title}>
              <PaperTitle paper={paper} />
            </p>
          </Starrable>
          {paper.people.length > 0 && (
            <p>
              <People people={paper.people} words={words} />
            </p>
          )}
          <Marks status={paper.status} words={words} />
          {paper.award && (
            <p>
              <strong className={marks.mark}>{paper.award}</strong>
            </p>
          )}
          {more?.(paper)}
        </li>
      ))}
    </ol>
  );
}

interface PaperTitleProps {
  readonly paper: Pick<PaperEntry, 'title' | 'language' | 'path' | 'status'>;
}

/** Shows the title of a paper in its own language, linked to its page if it has one. */
export function PaperTitle({ paper }: PaperTitleProps) {
  return (
    <Linked path={paper.path}>
      <SessionTitle of={paper}>{bindNumerals(paper.title)}</SessionTitle>
    </Linked>
  );
}
