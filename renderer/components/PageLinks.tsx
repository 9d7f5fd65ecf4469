import type { Route } from '#content';
import styles from './Actions.module.css';
import buttons from './Button.module.css';

interface PageLinksProps {
  /** Those that the site has. */
  readonly pages: readonly (Pick<Route, 'path' | 'title'> | undefined)[];
}

/** Where somebody goes on who has not found anything yet, side by side. */
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
