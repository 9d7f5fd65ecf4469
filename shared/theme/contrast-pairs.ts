import { COLOUR_SCHEMES, type ColourScheme } from '../colour-scheme';
import { COLOURS, type ColourName, colourOf, type Hex, type Palette } from '../colours';
import { DERIVED_FROM, type Seed } from './derive-palette';
import { contrast } from './shades';

/** Minimum contrasts of WCAG 2.2: 1.4.3 and 1.4.6 for text, 1.4.11 for focus indicators. */
const LEVELS = {
  words: { aa: 4.5, aaa: 7 },
  control: { aa: 3, aaa: 3 },
} as const;

interface Combination {
  readonly colour: ColourName;
  /** Its name in messages. */
  readonly label: string;
  readonly kind: keyof typeof LEVELS;
  readonly grounds: readonly ColourName[];
}

const PAGE = ['page', 'surface', 'surface-tinted'] as const;
const PAGE_AND_HOVER = [...PAGE, 'quiet-hover'] as const;
const BAND = ['sea', 'sea-deep', 'band-end'] as const;
const BUTTON = ['button', 'button-hover'] as const;

/** Every foreground colour with its background colours. */
const COMBINATIONS: readonly Combination[] = [
  { colour: 'text', label: 'text', kind: 'words', grounds: PAGE_AND_HOVER },
  { colour: 'text-muted', label: 'quiet text', kind: 'words', grounds: PAGE },
  { colour: 'heading', label: 'headings', kind: 'words', grounds: PAGE_AND_HOVER },
  { colour: 'link', label: 'links', kind: 'words', grounds: PAGE },
  { colour: 'accent', label: 'words in the accent', kind: 'words', grounds: ['page', 'surface'] },
  { colour: 'accent', label: 'signs in the accent', kind: 'control', grounds: ['surface-tinted', 'quiet-hover'] },
  { colour: 'danger', label: 'error messages', kind: 'words', grounds: PAGE },
  { colour: 'success', label: 'good news', kind: 'words', grounds: PAGE },
  { colour: 'on-band', label: 'white words', kind: 'words', grounds: BAND },
  { colour: 'on-band-accent', label: 'bright words', kind: 'words', grounds: BAND },
  { colour: 'on-button', label: 'words', kind: 'words', grounds: BUTTON },
  { colour: 'focus', label: 'the ring of the focus', kind: 'control', grounds: PAGE_AND_HOVER },
  { colour: 'on-band-accent', label: 'the ring of the focus', kind: 'control', grounds: BAND },
];

/** Names of the backgrounds in messages. */
const GROUND_NAMES: Readonly<Partial<Record<ColourName, string>>> = {
  page: 'the page',
  surface: 'cards',
  'surface-tinted': 'tinted grounds',
  'quiet-hover': 'what the pointer is on',
  sea: 'the band',
  'sea-deep': 'the darkest part of the band',
  'band-end': 'the lightest part of the band',
  button: 'buttons',
  'button-hover': 'buttons under the pointer',
};

/** A foreground on a background in one colour scheme, with its contrast and the required ones. */
export interface ContrastPair {
  readonly scheme: ColourScheme;
  /** "text on cards". */
  readonly label: string;
  readonly colour: Hex;
  readonly ground: Hex;
  readonly ratio: number;
  readonly aa: number;
  readonly aaa: number;
  /** The seeds from which the two derive, those of the foreground first. */
  readonly seeds: readonly Seed[];
}

/** Lists every pair with its contrast. */
export const contrastPairs = (palette: Palette = COLOURS): readonly ContrastPair[] =>
  COLOUR_SCHEMES.flatMap((scheme) =>
    COMBINATIONS.flatMap(({ colour: name, label, kind, grounds }) =>
      grounds.map((groundName) => {
        const [colour, ground] = [colourOf(name, scheme, palette), colourOf(groundName, scheme, palette)];
        return {
          scheme,
          label: `${label} on ${GROUND_NAMES[groundName]}`,
          colour,
          ground,
          ratio: contrast(colour, ground),
          ...LEVELS[kind],
          seeds: [...new Set([...(DERIVED_FROM[name] ?? []), ...(DERIVED_FROM[groundName] ?? [])])],
        };
      }),
    ),
  );
