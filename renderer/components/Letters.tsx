import type { Words } from '../../shared/words';
import styles from './Letters.module.css';

interface LettersProps {
  /** The parts; with their number of entries if each is a page of its own. */
  readonly parts: readonly { readonly label: string; readonly path: string; readonly count?: number }[];
  /** The part that the page shows. */
  readonly current?: string | undefined;
  readonly words: Words;
}

/** Links to the parts of a long list by their initials. */
export function Letters({ parts, current, words }: LettersProps) {
  if (parts.length === 0) return null;
  return (
    <nav
      aria-label={words.records.letters}
      className={current === undefined && parts[0]?.count !== undefined ? undefined : styles.nav}
    >
      <ul className={styles.letters}>
        {parts.map(({ label, path, count }) => (
          <li key={label}>
            <a href={path} {...(label === current && { 'aria-current': 'page' })}>
              {label}
              {count !== undefined && current === undefined && <small className={styles.count}> {count}</small>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
