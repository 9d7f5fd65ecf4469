import { THEMES } from '../theme';
import type { Words } from '../words';
import styles from './ThemeMenu.module.css';

/** What can be chosen; nothing follows the system. */
const CHOICES = ['', ...THEMES] as const;

interface ThemeMenuProps {
  readonly className: string | undefined;
  readonly words: Words;
}

/**
 * The last menu of the bar: light colours, dark ones, or the system's. It opens as the other menus do; its buttons work by
 * script (enhancements/theme-switch.ts) and are not shown before it comes, nor without it.
 */
export function ThemeMenu({ className, words: { themeMenu: words } }: ThemeMenuProps) {
  return (
    <li className={`${className} ${styles.theme}`}>
      <button type="button" aria-controls="menu-theme" aria-label={words.label}>
        <span className={styles.icon} />
        <span className={styles.word}>{words.label}</span>
      </button>
      <ul id="menu-theme">
        {CHOICES.map((theme) => (
          <li key={theme}>
            <button type="button" data-choose={theme} aria-pressed={theme === ''}>
              {words.choices[theme || 'system']}
            </button>
          </li>
        ))}
      </ul>
    </li>
  );
}
