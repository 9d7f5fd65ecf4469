import type { ReactNode } from 'react';
import type { Words } from '../../shared/words';
import styles from './FindInList.module.css';

interface FindInListProps {
  /** Label of the field. */
  readonly label: string;
  /** Number of entries of the list. */
  readonly count: number;
  readonly className?: string | undefined;
  /** Address of the search page, if there is one. */
  readonly search: string | undefined;
  readonly words: Words;
  readonly children: ReactNode;
}

/** Number of entries above which there is a search field. */
const MOST_TO_READ = 30;

/** Shows a list of people; above a long one a search field, which needs script (enhancements/find-in-list.ts). */
export function FindInList({ label, count, className, search, words, children }: FindInListProps) {
  const isLong = count > MOST_TO_READ;
  const found = words.programCommittee.found('{shown}', '{members}');
  return (
    <div className={className} {...(isLong && { 'data-later': 'find-in-list', 'data-found': found })}>
      {isLong && (
        <p className={styles.find}>
          <label>
            {label} <input type="search" autoComplete="off" />
          </label>{' '}
          <span role="status" />{' '}
          {search && (
            <a href={search} hidden>
              {words.search.field}
            </a>
          )}
        </p>
      )}
      {children}
    </div>
  );
}
