import { COLOUR_SCHEMES, type ColourScheme, SCHEME_KEY } from '../../shared/colour-scheme';

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

/** The stored choice; where storage is refused, the one that held before. */
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
    // Storage is refused: the choice holds for this page.
  }
}
