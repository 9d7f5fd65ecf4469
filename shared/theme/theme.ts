import { COLOUR_SCHEMES, type ColourScheme } from '../colour-scheme';
import { COLOURS, type Hex, type Palette } from '../colours';
import type { ThemeSettings } from '../model/content';
import { derivePalette, SEEDS, type Seeds } from './derive-palette';
import { PRESETS, type Preset, presetSeeds } from './presets';

/** A typeface of the organisers' own, as theme.yaml describes it. */
export type OwnFont = NonNullable<ThemeSettings['ownFont']>;

/** How a conference's site and documents look, with nothing left open. */
export interface Theme extends Omit<Preset, 'seeds'> {
  readonly palette: Palette;
  readonly ownFont: OwnFont | undefined;
  /** Address of the picture behind the title, in place of what `hero` says. */
  readonly heroPicture: string | undefined;
  /** Address of the organisers' icon; without it a sign in the theme's colours is drawn. */
  readonly icon: string | undefined;
  /** Addresses of the logo in the bar, in place of the association's. */
  readonly logo: ThemeSettings['logo'];
  /** Whether this differs from the product's own look, so that the icons in `public/` do not fit it. */
  readonly isCustom: boolean;
}

/** The parts of a look from which the icons do not follow. */
const BESIDE_ICONS: ReadonlySet<string> = new Set(['hero', 'screenshots']);

/** Completes what theme.yaml says; without it, the look is the product's own. */
export function themeOf(settings: ThemeSettings = {}): Theme {
  const { preset = 'sea', ownFont, heroPicture, icon, logo } = settings;
  const { displayFont, radius } = PRESETS[preset];
  // The arch and the sea are a place of their own: they are shown where somebody has chosen them.
  const hero = settings.preset === undefined ? 'pattern' : PRESETS[preset].hero;
  return {
    palette: derivePalette(seedsOf(settings)),
    displayFont: settings.displayFont ?? displayFont,
    ownFont,
    radius: settings.radius ?? radius,
    hero: heroPicture === undefined ? (settings.hero ?? hero) : 'pattern',
    heroPicture,
    icon,
    logo,
    isCustom: Object.keys(settings).some((name) => !BESIDE_ICONS.has(name)),
  };
}

/** Accent and band hold for both themes, surface and ink for the light one: they are the other way round in the dark one. */
function seedsOf({ preset = 'sea', dark = {}, ...light }: ThemeSettings): Readonly<Record<ColourScheme, Seeds>> {
  const { accent, band } = light;
  const written = { light, dark: { accent, band, ...dark } };
  const of = (scheme: ColourScheme) =>
    Object.fromEntries(SEEDS.map((seed) => [seed, asHex(written[scheme][seed]) ?? presetSeeds(preset, scheme)[seed]]));
  return Object.fromEntries(COLOUR_SCHEMES.map((scheme) => [scheme, of(scheme)])) as Record<ColourScheme, Seeds>; // both schemes, each seed
}

/** The form is the schema's; only capitals are left to choice. */
const asHex = (colour: string | undefined) => colour?.toLowerCase() as Hex | undefined;

/** Whether a look has the colours of the product's own. */
export const hasDefaultColours = ({ palette }: Pick<Theme, 'palette'>): boolean => palette === COLOURS;
