import { PaperTitle } from '../../renderer/components/PaperEntries';
import { Starrable } from '../../renderer/components/Starrable';
import type { PaperEntry } from '../../shared/program/entries';
import styles from './Papers.module.css';

/** Lists papers by title only, in alphabetical order. */
export function Titles({ papers }: { readonly papers: readonly PaperEntry[] }) {
  if (papers.length === 0) return null;
  return (
    <ul className={styles.titles}>
      {papers.map((paper) => (
        <li key={paper.path ?? paper.id}>
          <Starrable of={paper.starredAs}>
            <PaperTitle paper={paper} />
          </Starrable>
        </li>
      ))}
    </ul>
  );
}
