import { COLOUR_SCHEMES, type ColourScheme } from '../colour-scheme';
import { COLOURS, type ColourName, colourOf, type Hex, type Palette } from '../colours';
import { contrastOn, legible, mix, shade, tint } from './shades';

/** The colours that organisers choose. All others derive from them. */
export const SEEDS = ['accent', 'band', 'surface', 'ink'] as const;
export type Seed = (typeof SEEDS)[number];

/** A colour for each seed. */
export type Seeds = Readonly<Record<Seed, Hex>>;

/**
 * The seeds from which each colour derives; others are the same in every theme. The first seed is the one to report if
 * the colour is illegible: text colours are adjusted to their background, so the background comes first.
 */
export const DERIVED_FROM: Readonly<Partial<Record<ColourName, readonly Seed[]>>> = {
  sea: ['band'],
  'sea-deep': ['band'],
  'band-end': ['band'],
  band: ['band'],
  'on-band': [],
  'on-band-accent': ['band', 'accent'],
  'on-band-hover': ['band'],
  orange: ['accent'],
  button: ['accent'],
  'button-hover': ['accent'],
  'on-button': ['accent'],
  surface: ['surface'],
  page: ['surface'],
  'surface-tinted': ['surface'],
  'quiet-hover': ['surface'],
  border: ['surface'],
  'logo-ground': ['surface'],
  text: ['ink'],
  'text-muted': ['surface', 'ink'],
  heading: ['surface', 'band', 'accent'],
  focus: ['surface', 'band', 'accent'],
  link: ['surface', 'band'],
  accent: ['surface', 'accent'],
  danger: ['surface'],
  success: ['surface'],
};

/** Differences of background colours from the surface, in lightness and chroma. */
const GROUNDS: Readonly<
  Record<
    ColourScheme,
    Readonly<Record<'page' | 'tinted' | 'hover' | 'border', readonly [step: number, chroma: number]>>
  >
> = {
  light: { page: [-0.012, 0.002], tinted: [-0.035, 0.008], hover: [-0.065, 0.016], border: [-0.2, 0.02] },
  dark: { page: [-0.05, 0], tinted: [-0.035, 0], hover: [0.07, 0.004], border: [0.19, 0.01] },
};

/** Opacities of the white that marks a menu entry, in percent. The pattern of the band needs some extra contrast. */
const BRIGHTER = [15, 12, 10, 8, 6, 4];
const WITH_PATTERN = 7.4;

/** Finds a translucent white under which white text is still legible on the lightest part of the band. */
function hoverOn(bandEnd: Hex): `rgb(${string})` {
  const reads = (share: number) => contrastOn('#ffffff', [mix(bandEnd, '#ffffff', share / 100, 'rgb')]) >= WITH_PATTERN;
  return `rgb(255 255 255 / ${BRIGHTER.find(reads) ?? 0}%)`;
}

/** Derives the colours of one colour scheme. Text colours are lightened or darkened until they are legible (7:1). */
function shadesOf(
  scheme: ColourScheme,
  { accent, band, surface, ink }: Seeds,
): Partial<Record<ColourName, Hex | `rgb(${string})`>> {
  const isDark = scheme === 'dark';
  const { page, tinted, hover, border } = GROUNDS[scheme];
  const bands = { sea: band, 'sea-deep': shade(band, -0.06), 'band-end': shade(band, 0.035) };
  const grounds = {
    surface,
    page: shade(surface, ...page),
    'surface-tinted': shade(surface, ...tinted),
    'quiet-hover': shade(surface, ...hover),
  };
  const onGrounds = (colour: Hex) => legible(colour, Object.values(grounds));
  const heading = onGrounds(isDark ? tint(accent, 0.9, 0.06) : band);
  const deep = tint(accent, 0.18, 0.03);
  const isDeep = contrastOn(deep, [accent]) >= contrastOn('#ffffff', [accent]);
  return {
    ...bands,
    'on-band-accent': legible(tint(accent, 0.93, 0.06), Object.values(bands)),
    'on-band-hover': hoverOn(bands['band-end']),
    orange: accent,
    // Away from the text colour, for more contrast.
    'button-hover': shade(accent, isDeep ? 0.05 : -0.05),
    'on-button': isDeep ? deep : '#ffffff',
    ...grounds,
    border: shade(surface, ...border),
    // White; in the dark scheme a light grey with the hue of the page.
    'logo-ground': isDark ? mix('#ffffff', surface, 0.22) : '#ffffff',
    text: ink,
    'text-muted': onGrounds(mix(ink, surface, 0.2)),
    heading,
    focus: heading,
    link: onGrounds(isDark ? tint(band, 0.85, 0.09) : shade(band, 0.05, 0.02)),
    accent: onGrounds(accent),
    danger: onGrounds(colourOf('danger', scheme)),
    success: onGrounds(colourOf('success', scheme)),
  };
}

/** The seeds of the default theme. */
export const defaultSeeds = (scheme: ColourScheme): Seeds => ({
  accent: colourOf('orange', scheme),
  band: colourOf('sea', scheme),
  surface: colourOf('surface', scheme),
  ink: colourOf('text', scheme),
});

/** Derives a palette from seeds. Colours without a changed seed keep their default. */
export function derivePalette(seeds: Readonly<Record<ColourScheme, Seeds>>): Palette {
  const changed = COLOUR_SCHEMES.flatMap((scheme) =>
    SEEDS.filter((seed) => seeds[scheme][seed] !== defaultSeeds(scheme)[seed]),
  );
  const isChanged = (name: ColourName) => DERIVED_FROM[name]?.some((seed) => changed.includes(seed)) ?? false;
  if (changed.length === 0) return COLOURS;
  const [light, dark] = [shadesOf('light', seeds.light), shadesOf('dark', seeds.dark)];
  const entries = Object.entries(COLOURS).map(([key, own]) => {
    const name = key as ColourName; // Object.entries forgets the names
    const [inLight, inDark] = [light[name], dark[name]];
    if (!isChanged(name) || inLight === undefined || inDark === undefined) return [name, own] as const;
    return [name, inLight === inDark ? inLight : { light: inLight, dark: inDark }] as const;
  });
  return Object.fromEntries(entries) as Palette; // the names of the table, each once
}
