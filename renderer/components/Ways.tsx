import type { Route } from '#content';
import buttons from './Button.module.css';
import styles from './Ways.module.css';

interface WaysProps {
  /** Those that the site has. */
  readonly ways: readonly (Pick<Route, 'path' | 'title'> | undefined)[];
}

/** Where somebody goes on who has not found anything yet, side by side. */
export const Ways = ({ ways }: WaysProps) => (
  <ul className={styles.ways}>
    {ways.map(
      (way) =>
        way && (
          <li key={way.path}>
            <a className={buttons.quiet} href={way.path}>
              {way.title}
            </a>
          </li>
        ),
    )}
  </ul>
);
