import { THEME_KEY, THEMES, type Theme } from '../../shared/theme';

/**
 * Makes the buttons of the theme menu work: the chosen theme holds at once, on every page and in every tab. Where storage
 * is refused, it holds for this page alone.
 */
export function enhanceThemeSwitch(): void {
  const buttons = document.querySelectorAll<HTMLElement>('[data-choose]');
  let chosen = stored();

  const show = () => {
    if (chosen) document.documentElement.dataset.theme = chosen;
    else delete document.documentElement.dataset.theme;
    for (const button of buttons) button.ariaPressed = String(button.dataset.choose === (chosen ?? ''));
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-theme]')) {
      const { theme = '' } = meta.dataset;
      if (chosen) meta.media = theme === chosen ? 'all' : 'not all';
      else meta.media = `(prefers-color-scheme: ${theme})`;
    }
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      chosen = asTheme(button.dataset.choose);
      store(chosen);
      show();
    });
  }
  const readAgain = () => {
    chosen = stored(chosen);
    show();
  };
  addEventListener('storage', readAgain);
  // A page restored from the back/forward cache has missed later choices.
  addEventListener('pageshow', ({ persisted }) => persisted && readAgain());
  show();
}

const asTheme = (text: string | null | undefined) => THEMES.find((theme) => theme === text);

/** The stored choice; where storage is refused, the one that held before. */
function stored(before?: Theme): Theme | undefined {
  try {
    return asTheme(localStorage.getItem(THEME_KEY));
  } catch {
    return before;
  }
}

function store(theme: Theme | undefined): void {
  try {
    if (theme) localStorage.setItem(THEME_KEY, theme);
    else localStorage.removeItem(THEME_KEY);
  } catch {
    // Storage is refused: the choice holds for this page.
  }
}
