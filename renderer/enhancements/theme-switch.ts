import { COLOUR_SCHEMES, type ColourScheme, SCHEME_KEY } from '../../shared/colour-scheme';

/**
 * Enables the buttons of the theme menu. The choice applies at once, on all pages and in all tabs. If storage is
 * blocked, it applies to this page only.
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
      chosen = asScheme(button.dataset.choose);
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

const asScheme = (text: string | null | undefined) => COLOUR_SCHEMES.find((scheme) => scheme === text);

/** Returns the stored choice; `before` if storage is blocked. */
function stored(before?: ColourScheme): ColourScheme | undefined {
  try {
    return asScheme(localStorage.getItem(SCHEME_KEY));
  } catch {
    return before;
  }
}

function store(scheme: ColourScheme | undefined): void {
  try {
    if (scheme) localStorage.setItem(SCHEME_KEY, scheme);
    else localStorage.removeItem(SCHEME_KEY);
  } catch {
    // Storage is blocked: the choice applies to this page only.
  }
}
