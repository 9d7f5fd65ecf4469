import { THEME_KEY, THEMES, type Theme } from '../theme';

/**
 * Makes the buttons for the colours work: what is chosen holds at once, on every page and in every tab. Where storage is
 * refused, it holds for this page.
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
  // A page that comes back as it was left has missed what other pages stored.
  addEventListener('pageshow', ({ persisted }) => persisted && readAgain());
  show();
}

const asTheme = (text: string | null | undefined) => THEMES.find((theme) => theme === text);

/** What is kept; where storage is refused, what held before. */
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
    // Refused: it holds for this page.
  }
}
