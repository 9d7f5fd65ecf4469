import styles from './ThemeMenu.module.css';

/** What can be chosen; nothing follows the system. */
const CHOICES = [
  { theme: '', label: 'As the system' },
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
] as const;

/**
 * The last menu of the bar: light colours, dark ones, or the system's. It opens as the other menus do; its buttons work by
 * script (enhancements/theme-switch.ts) and are not shown before it comes, nor without it.
 */
export function ThemeMenu({ className }: { readonly className: string | undefined }) {
  return (
    <li className={`${className} ${styles.theme}`}>
      <button type="button" aria-controls="menu-theme" aria-label="Colours">
        <span className={styles.icon} />
        <span className={styles.word}>Colours</span>
      </button>
      <ul id="menu-theme">
        {CHOICES.map(({ theme, label }) => (
          <li key={theme}>
            <button type="button" data-choose={theme} aria-pressed={theme === ''}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </li>
  );
}
