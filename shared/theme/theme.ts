import { COLOUR_SCHEMES, type ColourScheme } from '../colour-scheme';
import { COLOURS, type Hex, type Palette } from '../colours';
import type { ThemeSettings } from '../model/content';
import { derivePalette, SEEDS, type Seeds } from './derive-palette';
import type { FontMeasures } from './fallback-faces';
import type { Look } from './looks';
import { PRESETS, type Preset, presetSeeds } from './presets';

/** A typeface of the organisers' own, as theme.yaml describes it. */
export type OwnFont = NonNullable<ThemeSettings['ownFont']>;

/** The theme of a site and its documents, with all defaults filled in. */
export interface Theme extends Pick<Preset, 'hero'> {
  /** Typeface of headings and roundness of corners; undefined where the look has its own. */
  readonly displayFont: Preset['displayFont'] | undefined;
  readonly radius: Preset['radius'] | undefined;
  readonly palette: Palette;
  readonly look: Look;
  readonly ownFont: OwnFont | undefined;
  /** Of a typeface that has Latin letters. */
  readonly ownMeasures: FontMeasures | undefined;
  /** Address of the picture behind the title, in place of `hero`. */
  readonly heroPicture: string | undefined;
  /** Address of the organisers' icon. Without it, an icon in the theme's colours is generated. */
  readonly icon: string | undefined;
  /** Addresses of the logo in the navigation bar, in place of the association's. */
  readonly logo: ThemeSettings['logo'];
  /** Whether it differs from the default theme, so that the icons in `public/` do not fit. */
  readonly isCustom: boolean;
}

const NONE = { displayFont: undefined, radius: undefined };

/** Settings that do not affect the icons. */
const BESIDE_ICONS: ReadonlySet<string> = new Set(['hero', 'look', 'screenshots']);

/** Completes the settings of theme.yaml with those of the preset. */
export function themeOf(settings: ThemeSettings = {}): Theme {
  const { preset = 'sea', look = 'arch', ownFont, ownMeasures, heroPicture, icon, logo } = settings;
  const { displayFont, radius } = look === 'arch' ? PRESETS[preset] : NONE;
  // The arch and the sea depict a particular place, so they are shown only if chosen.
  const fitting = settings.preset === undefined ? 'pattern' : PRESETS[preset].hero;
  const hero = look === 'arch' ? fitting : 'plain';
  return {
    palette: derivePalette(seedsOf(settings)),
    look,
    displayFont: settings.displayFont ?? displayFont,
    ownFont,
    ownMeasures,
    radius: settings.radius ?? radius,
    hero: heroPicture === undefined ? (settings.hero ?? hero) : 'pattern',
    heroPicture,
    icon,
    logo,
    isCustom: Object.keys(settings).some((name) => !BESIDE_ICONS.has(name)),
  };
}

/**
 * Accent and band apply to both colour schemes, surface and ink to the light one only, since they are inverted in the
 * dark one.
 */
function seedsOf({ preset = 'sea', dark = {}, ...light }: ThemeSettings): Readonly<Record<ColourScheme, Seeds>> {
  const { accent, band } = light;
  const written = { light, dark: { accent, band, ...dark } };
  const of = (scheme: ColourScheme) =>
    Object.fromEntries(SEEDS.map((seed) => [seed, asHex(written[scheme][seed]) ?? presetSeeds(preset, scheme)[seed]]));
  return Object.fromEntries(COLOUR_SCHEMES.map((scheme) => [scheme, of(scheme)])) as Record<ColourScheme, Seeds>; // both schemes, each seed
}

/** The schema ensures the form; only the case varies. */
const asHex = (colour: string | undefined) => colour?.toLowerCase() as Hex | undefined;

/** Whether a theme has the default colours. */
export const hasDefaultColours = ({ palette }: Pick<Theme, 'palette'>): boolean => palette === COLOURS;
