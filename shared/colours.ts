import type { ColourScheme } from './colour-scheme';

/** A colour as `#rrggbb`, a translucent one, or a reference to another colour of the table. */
type Colour = `#${string}` | `rgb(${string})` | `var(--${string})`;

/**
 * Every colour of the site by its name: one for both colour schemes, or one for each. Custom properties, the browser's
 * toolbar, the web app manifest, share cards and documents derive from this table.
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
  /** Logos are designed for white. On a dark page white would glare, so they get a grey background. */
  'logo-ground': { light: '#ffffff', dark: '#c3ced5' },
  /** Cameras expect QR codes on white, in both colour schemes. */
  'code-ground': '#ffffff',
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

/** The default table, or one of the same form for a conference with its own theme. */
export type Palette = Readonly<Record<ColourName, Colour | Readonly<Record<ColourScheme, Colour>>>>;

/** Returns a colour as `#rrggbb`, for output other than CSS. */
export function colourOf(name: ColourName, scheme: ColourScheme, palette: Palette = COLOURS): Hex {
  const entry = palette[name];
  const colour = typeof entry === 'string' ? entry : entry[scheme];
  const other = /^var\(--(.+)\)$/.exec(colour)?.[1];
  if (other !== undefined) return colourOf(other as ColourName, scheme, palette); // a test reads them all
  if (!/^#[0-9a-f]{6}$/.test(colour))
    throw new Error(`The colour ${name} is ${colour}, but must have the form #rrggbb.`);
  return colour as Hex; // the expression says so
}

/** Returns the colours as declarations of custom properties, which follow `color-scheme`. */
export const colourDeclarations = (
  palette: Palette = COLOURS,
): readonly (readonly [property: string, value: string])[] =>
  Object.entries(palette).map(([name, colour]) => [
    `--${name}`,
    typeof colour === 'string' ? colour : `light-dark(${colour.light}, ${colour.dark})`,
  ]);

/** Returns the colour of the browser's toolbar: that of the top of a page. */
export const toolbarColours = (palette: Palette): Readonly<Record<ColourScheme, string>> => ({
  light: colourOf('sea', 'light', palette),
  dark: colourOf('page', 'dark', palette),
});
