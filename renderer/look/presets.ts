import type { Hex } from '../colours';
import type { Theme } from '../theme';
import { ownSeeds, type Seeds } from './derive';

/** What stands behind the words at the top of the home page. */
export type Hero = 'sea' | 'pattern' | 'plain';

/** The face of headings, among those that come with the product. */
export type DisplayFont = 'marcellus' | 'source-sans' | 'serif';

/** How round corners are. */
export type Radius = 'none' | 'small' | 'large';

interface Preset {
  readonly seeds: Readonly<Record<Theme, Seeds>>;
  readonly displayFont: DisplayFont;
  readonly radius: Radius;
  readonly hero: Hero;
}

/** Seeds of which accent and band are the same in light and dark colours. */
function seeds(
  accent: Hex,
  band: Hex,
  light: readonly [surface: Hex, ink: Hex],
  dark: readonly [surface: Hex, ink: Hex],
) {
  const of = ([surface, ink]: typeof light): Seeds => ({ accent, band, surface, ink });
  return { light: of(light), dark: of(dark) };
}

/** The themes that come with the product; a new one is a row here and a word in the schema of theme.yaml. */
export const PRESETS = {
  /** White walls, tiles and the Mediterranean: the table of renderer/colours.ts as it is. */
  sea: {
    seeds: { light: ownSeeds('light'), dark: ownSeeds('dark') },
    displayFont: 'marcellus',
    radius: 'small',
    hero: 'sea',
  },
  /** Warm earth and ochre. */
  atlas: {
    seeds: seeds('#dfa14a', '#4d2a1c', ['#fffcf6', '#2a1c14'], ['#2b211b', '#f6eee6']),
    displayFont: 'marcellus',
    radius: 'large',
    hero: 'pattern',
  },
  /** Print on paper: neutral and plain. */
  ink: {
    seeds: seeds('#7fb0e0', '#20252c', ['#ffffff', '#16191d'], ['#1f2329', '#f1f3f5']),
    displayFont: 'source-sans',
    radius: 'none',
    hero: 'plain',
  },
} as const satisfies Readonly<Record<string, Preset>>;

export type PresetName = keyof typeof PRESETS;
