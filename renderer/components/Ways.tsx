import type { Route } from '#content';
import styles from './Actions.module.css';
import buttons from './Button.module.css';

interface WaysProps {
  /** Those that the site has. */
  readonly ways: readonly (Pick<Route, 'path' | 'title'> | undefined)[];
}

/** Where somebody goes on who has not found anything yet, side by side. */
export const Ways = ({ ways }: WaysProps) => (
  <ul className={styles.actions}>
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
