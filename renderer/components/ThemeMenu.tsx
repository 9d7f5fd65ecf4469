import { COLOUR_SCHEMES } from '../../shared/colour-scheme';
import type { Words } from '../../shared/words';
import styles from './ThemeMenu.module.css';

/** The themes to choose from; the empty one follows the system. */
const CHOICES = ['', ...COLOUR_SCHEMES] as const;

interface ThemeMenuProps {
  readonly className: string | undefined;
  readonly words: Words;
}

/**
 * The last menu of the bar: light colours, dark ones, or the system's. It opens as the other menus do. Its buttons need
 * the script enhancements/theme-switch.ts and are hidden until it has run.
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
