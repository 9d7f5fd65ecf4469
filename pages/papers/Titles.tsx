import { Marks } from '../../renderer/components/Marks';
import { PaperTitle } from '../../renderer/components/PaperEntries';
import { Starrable } from '../../renderer/components/Starrable';
import { takesPlace } from '../../shared/format/contributions';
import type { PaperEntry } from '../../shared/program/entries';
import type { Words } from '../../shared/words';
import styles from './Papers.module.css';

interface TitlesProps {
  readonly papers: readonly PaperEntry[];
  readonly words: Words;
}

/** Lists contributions by title only, in alphabetical order. */
export function Titles({ papers, words }: TitlesProps) {
  if (papers.length === 0) return null;
  return (
    <ul className={styles.titles}>
      {papers.map((paper) => (
        <li key={paper.path ?? paper.id}>
          <Starrable of={paper.starredAs} isPresented={takesPlace(paper)}>
            <PaperTitle paper={paper} />
          </Starrable>
          <Marks status={paper.status} words={words} />
        </li>
      ))}
    </ul>
  );
}
