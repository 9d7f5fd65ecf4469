import { wordsNear } from './words-near';

/** Words that stand a letter apart and are both right, in English or across the languages of a site. */
const BOTH_RIGHT =
  /^(?:mediation|medication|meditation|isotopic|isotropic|infection|inflection|epidermic|epidemic|langages|languages|ressources|resources|comercial|commercial|profesional|professional|specialt\p{L}*|specialit\p{L}*|alumin\p{L}*|\p{L}*gements?|\p{L}*gments?|casualty|causality|conservation|conversation|preceding|proceeding|complement|compliment)$/u;

/** Letters that are taken for one another: "Intelligense". */
const CONFUSED = /[cs]/;
const SHORTEST = 8;
/** "modelling" and "modeling", "focused" and "focussed": the letter before an ending is doubled or not. */
const BEFORE_ENDING = /^(?:e[drn]|ing|or|abl|ation|ist|y|s?$)/u;

const withoutDoubled = (word: string) => word.replace(/(\p{L})\1/gu, '$1');

/**
 * Finds, among usual words in small letters, the one of which another is a misspelling: a letter lost, added or exchanged with
 * its neighbour, one of two equal letters lost or added, or an s in place of a c.
 */
export function misspellings(usual: readonly string[]): (word: string) => string | undefined {
  const known = new Set(usual);
  const near = wordsNear(usual);
  const byShort = new Map(usual.map((word) => [withoutDoubled(word), word]));
  return (word) => {
    if (known.has(word) || word.length < SHORTEST || BOTH_RIGHT.test(word)) return undefined;
    const found = near(word);
    const meant =
      (found !== undefined && !isInflected(word, found) ? found : undefined) ??
      ofDoubled(word, byShort.get(withoutDoubled(word))) ??
      ofConfused(word, known);
    return meant === undefined || BOTH_RIGHT.test(meant) ? undefined : meant;
  };
}

/** "researches" and "researchers", "organises" and "organisers": an ending in place of another. */
function isInflected(one: string, other: string): boolean {
  const [long, short] = one.length > other.length ? [one, other] : [other, one];
  return long.length !== short.length && /r[se]$/.test(long) && long.replace(/r(?=[se]$)/, '') === short;
}

function ofDoubled(word: string, other: string | undefined): string | undefined {
  if (other === undefined || Math.abs(other.length - word.length) !== 1) return undefined;
  const at = [...word].findIndex((letter, index) => letter !== other[index]);
  const first = at === -1 ? Math.min(word.length, other.length) : at;
  const rest = (word.length > other.length ? word : other).slice(first + 1);
  return word[first - 1] === 'l' || BEFORE_ENDING.test(rest) ? undefined : other;
}

function ofConfused(word: string, known: ReadonlySet<string>): string | undefined {
  for (const [index, letter] of [...word].entries()) {
    if (index < 2 || index === word.length - 1 || !CONFUSED.test(letter)) continue;
    const other = `${word.slice(0, index)}${letter === 's' ? 'c' : 's'}${word.slice(index + 1)}`;
    if (known.has(other)) return other;
  }
  return undefined;
}
