// Colours are adjusted and mixed in OKLCH (https://www.w3.org/TR/css-color-4/#ok-lab), where equal steps of lightness
// look equal in every hue.

import { clampChroma, converter, formatHex, interpolate, wcagLuminance } from 'culori';
import type { Hex } from '../colours';

/** Lightness from 0 to 1, chroma from 0 (grey) to about 0.4, hue in degrees; a grey has no hue. */
interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h?: number | undefined;
}

function oklchOf(hex: Hex): Oklch {
  const { l, c, h } = converter('oklch')(hex) ?? { l: 0, c: 0, h: 0 };
  // Rounding gives a grey some hue.
  return c < 0.004 ? { l, c: 0 } : { l, c, h };
}

/** Converts to hex; reduces chroma that no screen can show. */
function hexOf({ l, c, h = 0 }: Oklch): Hex {
  const shown = clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch');
  return formatHex(shown) as Hex; // what formatHex writes
}

/** Returns the same hue, lighter or darker by `step` and more vivid by `chroma`. A grey stays grey. */
export function shade(hex: Hex, step: number, chroma = 0): Hex {
  const { l, c, h } = oklchOf(hex);
  return hexOf({ l: l + step, c: c === 0 ? 0 : c + chroma, h });
}

/** Returns the same hue with this lightness and at most this chroma. */
export function tint(hex: Hex, lightness: number, chroma: number): Hex {
  const { c, h } = oklchOf(hex);
  return hexOf({ l: lightness, c: Math.min(c, chroma), h });
}

/** Mixes a share (0 to 1) of another colour into one: perceptually, or in RGB as translucent layers do. */
export const mix = (one: Hex, other: Hex, share: number, space: 'oklab' | 'rgb' = 'oklab'): Hex =>
  formatHex(interpolate([one, other], space)(share)) as Hex; // what formatHex writes

/** Returns the contrast ratio (WCAG 2.2). */
export function contrast(one: Hex, other: Hex): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Cached, since the search for a shade needs the same colours thousands of times. */
const luminances = new Map<Hex, number>();

/** Returns the relative luminance (WCAG 2.2). */
function luminance(hex: Hex): number {
  const known = luminances.get(hex) ?? wcagLuminance(hex);
  luminances.set(hex, known);
  return known;
}

/** Returns the lowest contrast of a colour with several backgrounds. */
export const contrastOn = (colour: Hex, grounds: readonly Hex[]): number =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)));

/** First in large steps, then in small ones between the last two. */
const [LARGE, SMALL] = [0.05, 0.01];

/** Finds the shade of the same hue with the nearest lightness that passes; undefined if none does. */
export function nearestShade(hex: Hex, passes: (shade: Hex) => boolean): Hex | undefined {
  const passing = (distance: number) => [shade(hex, -distance), shade(hex, distance)].find(passes);
  if (passes(hex)) return hex;
  for (let distance = LARGE; distance <= 1; distance += LARGE) {
    const found = passing(distance);
    if (found === undefined) continue;
    for (let nearer = distance - LARGE + SMALL; nearer < distance; nearer += SMALL) {
      const better = passing(nearer);
      if (better !== undefined) return better;
    }
    return found;
  }
  return undefined;
}

/** Returns the colour if it is legible on all backgrounds, else the nearest legible shade, else black or white. */
export function legible(hex: Hex, grounds: readonly Hex[], least = 7): Hex {
  const blackOrWhite = () => (contrastOn('#000000', grounds) > contrastOn('#ffffff', grounds) ? '#000000' : '#ffffff');
  return nearestShade(hex, (each) => contrastOn(each, grounds) >= least) ?? blackOrWhite();
}
