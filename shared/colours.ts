import type { ColourScheme } from './colour-scheme';

/** `#rrggbb`, a colour of CSS that lets something shine through, or another one of the table. */
type Colour = `#${string}` | `rgb(${string})` | `var(--${string})`;

/**
 * Every colour of the site by its name, the same in both themes or one for each. Its sheets (as custom properties), the
 * browser's bar, the web application manifest, the cards of shared pages and the documents are made from this table.
 */
export const COLOURS = {
  sea: '#0b3c5d',
  'sea-deep': '#082b44',
  orange: '#f08c2e',

  page: { light: '#fffdf9', dark: '#0d1820' },
  surface: { light: '#ffffff', dark: '#182b38' },
  'surface-tinted': { light: '#f8efdf', dark: '#101f29' },
  text: { light: '#15242f', dark: '#eef3f6' },
  'text-muted': { light: '#3d4c57', dark: '#c3d0d8' },
  heading: { light: '#0b3c5d', dark: '#f2dfba' },
  link: { light: '#0b4a73', dark: '#a6d8f7' },
  border: { light: '#c9bfa9', dark: '#41596a' },
  accent: { light: '#8a3d00', dark: '#f5a552' },
  danger: { light: '#8c1515', dark: '#ffb3a8' },
  success: { light: '#0d5130', dark: '#9fdcb4' },
  /** Logos are drawn for white: on a dark page, with which white would not agree, they are printed on grey. */
  'logo-ground': { light: '#ffffff', dark: '#c3ced5' },
  /** Cameras expect codes on white, in both themes. */
  'code-ground': '#ffffff',
  'scroll-hint': { light: 'rgb(8 43 68 / 25%)', dark: 'rgb(0 0 0 / 60%)' },
  'on-band': '#ffffff',
  band: 'var(--sea-deep)',
  'band-end': '#0b4a66',
  'on-band-accent': '#ffe6c4',
  'on-band-hover': 'rgb(255 255 255 / 15%)',
  button: 'var(--orange)',
  'button-hover': '#ffa552',
  'on-button': '#1a1005',
  'quiet-hover': { light: '#f1e4cb', dark: '#243f50' },
  focus: { light: '#0b3c5d', dark: '#ffd08a' },
} as const satisfies Record<string, Colour | Readonly<Record<ColourScheme, Colour>>>;

export type ColourName = keyof typeof COLOURS;

/** A colour as `#rrggbb`. */
export type Hex = `#${string}`;

/** The table, or another with the same names: the colours of a conference that has a theme of its own. */
export type Palette = Readonly<Record<ColourName, Colour | Readonly<Record<ColourScheme, Colour>>>>;

/** A colour as `#rrggbb`, for what is not made with CSS. */
export function colourOf(name: ColourName, scheme: ColourScheme, palette: Palette = COLOURS): Hex {
  const entry = palette[name];
  const colour = typeof entry === 'string' ? entry : entry[scheme];
  const other = /^var\(--(.+)\)$/.exec(colour)?.[1];
  if (other !== undefined) return colourOf(other as ColourName, scheme, palette); // a test reads them all
  if (!/^#[0-9a-f]{6}$/.test(colour))
    throw new Error(`The colour ${name} is ${colour}, which is not of the form #rrggbb.`);
  return colour as Hex; // the expression says so
}

/** The colours as declarations of custom properties, which follow `color-scheme`. */
export const colourDeclarations = (
  palette: Palette = COLOURS,
): readonly (readonly [property: string, value: string])[] =>
  Object.entries(palette).map(([name, colour]) => [
    `--${name}`,
    typeof colour === 'string' ? colour : `light-dark(${colour.light}, ${colour.dark})`,
  ]);

/** The browser's own bar, in the colour that a page begins with. */
export const barColours = (palette: Palette): Readonly<Record<ColourScheme, string>> => ({
  light: colourOf('sea', 'light', palette),
  dark: colourOf('page', 'dark', palette),
});
