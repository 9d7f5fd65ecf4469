import { COLOUR_SCHEMES } from '../../shared/colour-scheme';
import type { Words } from '../../shared/words';
import styles from './ThemeMenu.module.css';

/** The colour schemes to choose from; the empty one follows the system. */
const CHOICES = ['', ...COLOUR_SCHEMES] as const;

interface ThemeMenuProps {
  readonly className: string | undefined;
  readonly words: Words;
}

/**
 * Renders the last menu of the bar, which selects the colour scheme. Its buttons need enhancements/theme-switch.ts and
 * are hidden until it has run.
 */
export function ThemeMenu({ className, words: { themeMenu: words } }: ThemeMenuProps) {
  return (
    <li className={`${className} ${styles.theme}`}>
      <button type="button" aria-controls="menu-theme" aria-label={words.label}>
        <span className={styles.icon} />
        <span className={styles.word}>{words.label}</span>
      </button>
      <ul id="menu-theme">
        {CHOICES.map((scheme) => (
          <li key={scheme}>
            <button type="button" data-choose={scheme} aria-pressed={scheme === ''}>
              {words.choices[scheme || 'system']}
            </button>
          </li>
        ))}
      </ul>
    </li>
  );
}
