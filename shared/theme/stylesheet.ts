import type { ColourScheme } from '../colour-scheme';
import { COLOURS, type ColourName, colourDeclarations, colourOf, type Palette } from '../colours';
import type { ShownPicture, ShowPicture } from '../picture';
import { fallbackFaces, fallbackNames } from './fallback-faces';
import { hashOf } from './hash';
import { largestFiles } from './largest-files';
import { LOOKS, lookRules } from './looks';
import { contrast, mix } from './shades';
import type { OwnFont, Theme } from './theme';

/** The stylesheet of a conference's theme, loaded after that of the site. */
export interface Stylesheet {
  /** Contains a hash of the text, so that it can be cached for ever. */
  readonly address: string;
  readonly css: string;
}

type Tokens = Readonly<Record<`--${string}`, string>>;

const SERIF = 'Georgia, "Iowan Old Style", "Noto Serif", "Times New Roman", serif';

/** Latin letters and digits in Arabic headings: beside Naskh, a serif of the system would be bold and foreign. */
const ARABIC_HEADINGS = '  :root:is(:lang(ar), :lang(fa), :lang(ur)) { --font-display: var(--font-text); }';

/** The design tokens that each choice overrides; the default overrides none. */
const RADII: Readonly<Record<NonNullable<Theme['radius']>, Tokens>> = {
  none: { '--radius': '0', '--radius-large': '0' },
  small: {},
  large: { '--radius': '1rem', '--radius-large': '1.75rem' },
};
const DISPLAY_FONTS: Readonly<Record<NonNullable<Theme['displayFont']>, Tokens>> = {
  marcellus: {},
  'source-sans': { '--font-display': 'var(--font-text)', '--weight-display': '600' },
  serif: { '--font-display': `"Noto Naskh Arabic", ${SERIF}` },
};
const HEROES: Readonly<Record<Theme['hero'], Tokens>> = {
  sea: {},
  pattern: {},
  plain: { '--pattern': 'none' },
};

/** Returns the tokens of the look, but for letters and corners of which theme.yaml says otherwise. */
function lookTokens({ look, displayFont, radius }: Theme): Tokens {
  const said = [...(displayFont ? ['--font-display', '--weight-display'] : []), ...(radius ? ['--radius'] : [])];
  const tokens = Object.entries(LOOKS[look].tokens);
  return Object.fromEntries(tokens.filter(([name]) => !said.some((each) => name.startsWith(each))));
}

/** Returns the hero picture in its largest size, since CSS has no `srcset`. */
export const shownHeroPicture = (heroPicture: string, showPicture: ShowPicture): ShownPicture =>
  showPicture(heroPicture, 'hero', { width: 1920, height: 1080 });

/** Makes the stylesheet of a theme with extra rules; undefined if it would not differ from that of the site. */
export function themeStylesheet(
  theme: Theme,
  showPicture: ShowPicture,
  more: readonly string[] = [],
): Stylesheet | undefined {
  const { palette, look, ownFont, ownMeasures, radius, hero, heroPicture, displayFont } = theme;
  const tokens: Tokens = {
    ...Object.fromEntries(differingColours(palette)),
    ...lookTokens(theme),
    ...(radius && RADII[radius]),
    ...(displayFont && DISPLAY_FONTS[displayFont]),
    ...(ownFont && { '--font-display': ownStack(ownFont, ownMeasures !== undefined) }),
    ...HEROES[hero],
    ...(heroPicture && {
      '--hero-ground': heroBackground(palette, shownHeroPicture(heroPicture, showPicture)),
    }),
  };
  const hasTokens = Object.keys(tokens).length > 0;
  if (!hasTokens && more.length === 0) return undefined;
  const declarations = Object.entries(tokens).map(([name, value]) => `    ${name}: ${value};`);
  // The same layer as the site's tokens, so that its print rules still apply.
  const arabic = ownFont === undefined && tokens['--font-display']?.endsWith(' serif') ? [ARABIC_HEADINGS] : [];
  const layer = hasTokens ? ['@layer tokens {', '  :root {', ...declarations, '  }', ...arabic, '}'] : [];
  const standIns = ownFont && ownMeasures ? fallbackFaces(ownFont.family, ownMeasures) : [];
  const rules = [...layer, ...fontFaces(ownFont), ...standIns, ...lookRules(look), ...more];
  const css = `${rules.join('\n')}\n`;
  return { address: `/assets/theme/theme.${hashOf(css)}.css`, css };
}

function differingColours(palette: Palette): (readonly [string, string])[] {
  const own = new Map(colourDeclarations(COLOURS));
  return colourDeclarations(palette).filter(([name, value]) => own.get(name) !== value);
}

/** Covers the picture with the colour of the band, so that text is legible on its brightest point (7:1). */
function heroBackground(palette: Palette, picture: ShownPicture): string {
  const overlay = `light-dark(${overlayColour(palette, 'light')}, ${overlayColour(palette, 'dark')})`;
  const set = largestFiles(picture)
    .map(({ address, type }) => `url("${address}") type("${type}")`)
    .join(', ');
  return `linear-gradient(${overlay}, ${overlay}), image-set(${set}) center / cover no-repeat`;
}

/** In percent. A lower opacity would let a busy picture show too much. */
const OVERLAY_OPACITIES = [65, 70, 75, 80, 85, 90, 95];

function overlayColour(palette: Palette, scheme: ColourScheme): string {
  const colour = (name: ColourName) => colourOf(name, scheme, palette);
  const band = colour('sea-deep');
  const reads = (share: number) => {
    const brightest = mix('#ffffff', band, share / 100, 'rgb');
    return [colour('on-band'), colour('on-band-accent')].every((word) => contrast(word, brightest) >= 7);
  };
  const channels = [1, 3, 5].map((at) => Number.parseInt(band.slice(at, at + 2), 16));
  return `rgb(${channels.join(' ')} / ${OVERLAY_OPACITIES.find(reads) ?? 100}%)`;
}

/** Arabic letters come first: some of the fonts that stand in have them, too. */
const ownStack = ({ family }: OwnFont, isMeasured: boolean): string => {
  const standIns = isMeasured ? fallbackNames(family).map((name) => `"${name}", `) : [];
  return `"${family}", "Noto Naskh Arabic", ${standIns.join('')}${SERIF}`;
};

/** The second file comes first: if two files have a letter, browsers use the last one. */
function fontFaces(font: OwnFont | undefined): string[] {
  if (font === undefined) return [];
  return [font.moreLetters, font.file]
    .filter((file) => file !== undefined)
    .map(
      (file) =>
        `@font-face { font-family: "${font.family}"; font-display: optional; src: url("${file}") format("woff2"); }`,
    );
}

/** Whether headings use the typeface that pages load by default. */
export const usesMarcellus = ({ ownFont, displayFont }: Theme): boolean =>
  ownFont === undefined && displayFont === 'marcellus';
