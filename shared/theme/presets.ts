import type { ColourScheme } from '../colour-scheme';
import type { ThemeSettings } from '../model/content';
import { defaultSeeds, type Seeds } from './derive-palette';

/** A theme that comes with the product. */
export interface Preset extends Required<Pick<ThemeSettings, 'displayFont' | 'radius' | 'hero'>> {
  /** Default: those of shared/colours.ts. */
  readonly seeds?: Readonly<Record<ColourScheme, Seeds>>;
}

/** All presets. To add one, add a row here and its name in the schema of theme.yaml. */
export const PRESETS = {
  /** White walls, tiles and the Mediterranean: the table of shared/colours.ts. */
  sea: { displayFont: 'marcellus', radius: 'small', hero: 'sea' },
  /** Warm earth and ochre. */
  atlas: {
    seeds: {
      light: { accent: '#dfa14a', band: '#4d2a1c', surface: '#fffcf6', ink: '#2a1c14' },
      dark: { accent: '#dfa14a', band: '#4d2a1c', surface: '#2b211b', ink: '#f6eee6' },
    },
    displayFont: 'marcellus',
    radius: 'large',
    hero: 'pattern',
  },
  /** Print on paper: neutral and plain. */
  ink: {
    seeds: {
      light: { accent: '#7fb0e0', band: '#20252c', surface: '#ffffff', ink: '#16191d' },
      dark: { accent: '#7fb0e0', band: '#2d343e', surface: '#1f2329', ink: '#f1f3f5' },
    },
    displayFont: 'source-sans',
    radius: 'none',
    hero: 'plain',
  },
} as const satisfies Readonly<Record<string, Preset>>;

export type PresetName = keyof typeof PRESETS;

/** Returns the seeds of a preset. */
export function presetSeeds(name: PresetName, scheme: ColourScheme): Seeds {
  const { seeds }: Preset = PRESETS[name];
  return seeds?.[scheme] ?? defaultSeeds(scheme);
}
