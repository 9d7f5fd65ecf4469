import type { Words } from '../words';
import styles from './Letters.module.css';

interface LettersProps {
  readonly parts: readonly { readonly label: string; readonly path: string }[];
  /** The part that this very page shows. */
  readonly current?: string | undefined;
  readonly words: Words;
}

/** Links to the parts of a long list, by the letters with which its entries begin. */
export function Letters({ parts, current, words }: LettersProps) {
  if (parts.length === 0) return null;
  return (
    <nav aria-label={words.records.letters} className={styles.nav}>
      <ul className={styles.letters}>
        {parts.map(({ label, path }) => (
          <li key={label}>
            <a href={path} {...(label === current && { 'aria-current': 'page' })}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
