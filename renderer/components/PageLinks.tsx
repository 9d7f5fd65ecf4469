import type { Route } from '#content';
import styles from './Actions.module.css';
import buttons from './Button.module.css';

interface PageLinksProps {
  /** Missing pages are skipped. */
  readonly pages: readonly (Pick<Route, 'path' | 'title'> | undefined)[];
}

/** Links to pages side by side, for visitors who have not found anything yet. */
export const PageLinks = ({ pages }: PageLinksProps) => (
  <ul className={styles.actions}>
    {pages.map(
      (page) =>
        page && (
          <li key={page.path}>
            <a className={buttons.quiet} href={page.path}>
              {page.title}
            </a>
          </li>
        ),
    )}
  </ul>
);
