import { COLOUR_SCHEMES } from '../../shared/colour-scheme';
import type { Words } from '../../shared/words';
import tools from './BarTools.module.css';
import styles from './ThemeMenu.module.css';

/** The colour schemes to choose from; the empty one follows the system. */
const CHOICES = ['', ...COLOUR_SCHEMES] as const;

/** Id of the choices. */
const PANEL = 'menu-theme';

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
      <ul id={PANEL}>
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

/** Shows the same choices in a bar without menus: an icon on every screen, which opens them. */
export const ThemeTool = ({ words: { themeMenu: words } }: Pick<ThemeMenuProps, 'words'>) => (
  <div className={styles.theme}>
    <button type="button" className={tools.tool} popoverTarget={PANEL} aria-label={words.label}>
      <span className={styles.icon} />
    </button>
    <div id={PANEL} popover="auto" className={tools.dialog}>
      {CHOICES.map((scheme) => (
        <button
          key={scheme}
          type="button"
          data-quiet=""
          data-choose={scheme}
          aria-pressed={scheme === ''}
          popoverTarget={PANEL}
          popoverTargetAction="hide"
        >
          {words.choices[scheme || 'system']}
        </button>
      ))}
    </div>
  </div>
);
