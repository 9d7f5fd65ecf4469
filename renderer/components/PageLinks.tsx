import type { Route } from '#content';
import styles from './Actions.module.css';
import buttons from './Button.module.css';

interface PageLinksProps {
  /** Missing pages are skipped. */
  readonly pages: readonly (Pick<Route, 'path' | 'title'> | undefined)[];
}

/** Links to pages side by side, for visitors who have not found anything yet. */
export function PageLinks({ pages }: PageLinksProps) {
  const shown = pages.filter((page) => page !== undefined);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.actions}>
      {shown.map(({ path, title }) => (
        <li key={path}>
          <a className={buttons.quiet} href={path}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
