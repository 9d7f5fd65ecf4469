import type { Hex } from '../../../../shared/colours';
import type { ThemeSettings } from '../../../../shared/model/content';
import { type ContrastPair, contrastPairs } from '../../../../shared/theme/contrast-pairs';
import { SEEDS, type Seed } from '../../../../shared/theme/derive-palette';
import { nearestShade } from '../../../../shared/theme/shades';
import { themeOf } from '../../../../shared/theme/theme';
import type { Place } from '../../../content/report/diagnostics';
import { type Finding, foundAs, over } from '../../kit';

/** Finds colours of theme.yaml with too little contrast (WCAG 2.2, levels AA and AAA). */
export const themeContrast = over(['theme'], ({ theme }) => {
  const { value, at } = theme;
  const choices = choicesIn(value);
  const assigned = (settings: ThemeSettings) =>
    contrastPairs(themeOf(settings).palette).flatMap((pair) => {
      const choice = choiceBehind(pair, choices);
      return choice ? [{ pair, choice }] : [];
    });
  const faint = assigned(value).filter(({ pair }) => pair.ratio < pair.aaa);
  return choices.flatMap((choice) => {
    const pairs = faint.filter((each) => each.choice === choice).map(({ pair }) => pair);
    if (pairs.length === 0) return [];
    const level = pairs.some(({ ratio, aa }) => ratio < aa) ? 'aa' : 'aaa';
    const passes = (colour: Hex) =>
      assigned(choice.replacedBy(colour)).every(({ pair, choice: by }) => by !== choice || pair.ratio >= pair[level]);
    return [problemOf(choice, pairs, level, nearestShade(choice.colour, passes), at(...choice.path))];
  });
});

/** A colour in theme.yaml. */
interface Choice {
  readonly seed: Seed;
  readonly isDark: boolean;
  readonly path: readonly string[];
  readonly colour: Hex;
  /** Returns the settings with another colour instead. */
  readonly replacedBy: (colour: Hex) => ThemeSettings;
}

const choicesIn = (settings: ThemeSettings): readonly Choice[] =>
  SEEDS.flatMap((seed) => {
    const { [seed]: light, dark } = settings;
    const inDark = dark?.[seed];
    const choice = (written: string, isDark: boolean, replacedBy: Choice['replacedBy']): Choice => ({
      seed,
      isDark,
      path: isDark ? ['dark', seed] : [seed],
      colour: written.toLowerCase() as Hex, // the schema has tested it
      replacedBy,
    });
    return [
      ...(light === undefined ? [] : [choice(light, false, (colour) => ({ ...settings, [seed]: colour }))]),
      ...(inDark === undefined
        ? []
        : [choice(inDark, true, (colour) => ({ ...settings, dark: { ...dark, [seed]: colour } }))]),
    ];
  });

/** The dark theme does not inherit surface and ink of the light theme. */
const INHERITED: ReadonlySet<Seed> = new Set(['accent', 'band']);

/** Returns the colour in theme.yaml that causes a pair: that of the foreground, if both are there. */
function choiceBehind({ scheme, seeds }: ContrastPair, choices: readonly Choice[]): Choice | undefined {
  const isDark = scheme === 'dark';
  for (const seed of seeds) {
    const own = choices.find((choice) => choice.seed === seed && choice.isDark === isDark);
    const inherited = INHERITED.has(seed)
      ? choices.find((choice) => choice.seed === seed && !choice.isDark)
      : undefined;
    const found = own ?? inherited;
    if (found) return found;
  }
  return undefined;
}

function problemOf(
  { seed, colour }: Choice,
  pairs: readonly ContrastPair[],
  level: 'aa' | 'aaa',
  shade: Hex | undefined,
  at: Place,
): Finding {
  const [worst, ...others] = [...pairs].filter((pair) => pair.ratio < pair[level]).sort((a, b) => a.ratio - b.ratio);
  if (worst === undefined) throw new Error(`No pair of the ${seed} is faint.`);
  const { scheme, label, colour: words, ground, ratio } = worst;
  const more = others.length === 0 ? '' : ` (and ${others.length} more are too low)`;
  const message = `With the ${seed} ${colour}, the contrast of ${label} (${words} on ${ground}, in ${scheme} colours) is ${roundedDown(ratio)}:1${more}; ${wanted(worst, level)}.`;
  const hint =
    shade === undefined
      ? `No shade of ${colour} is enough: choose another colour, or change the colours next to it.`
      : `The nearest shade that passes is "${shade}".`;
  const fix = shade === undefined ? undefined : { from: colour, to: shade, isCertain: false };
  return level === 'aa'
    ? foundAs('contrast-too-low', at, message, { hint, fix })
    : foundAs('contrast-below-aaa', at, message, { hint, fix });
}

const wanted = ({ aa, aaa }: ContrastPair, level: 'aa' | 'aaa') =>
  level === 'aa' ? `WCAG AA asks for at least ${aa}:1` : `WCAG AAA asks for ${aaa}:1, which more people can read`;

/** 4.499 is not 4.5. */
const roundedDown = (ratio: number) => Math.floor(ratio * 100) / 100;
