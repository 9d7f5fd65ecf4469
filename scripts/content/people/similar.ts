import { isEastAsian } from './east-asian';
import { type Likeness, likenesses } from './likeness';

/** Two names that are not the same, and may be one person's all the same. */
export interface SimilarPair {
  readonly one: string;
  readonly other: string;
  readonly likeness: Likeness;
}

interface Name {
  readonly key: string;
  readonly words: readonly string[];
  readonly isEastAsian: boolean;
}

/** The most names in one drawer that may be one person: more are a common name. */
const MOST_ALIKE = 60;

/** No name has more letters, and comparing longer texts letter by letter takes long. */
const LONGEST = 120;

/**
 * The pairs of names that are alike, each once. Every name is filed under its forms, and only what meets in a drawer is
 * compared, so that the cost follows the number of names and not of their pairs.
 */
export function similarPairs(keys: Iterable<string>): SimilarPair[] {
  const names = Array.from(keys)
    .filter(({ length }) => length <= LONGEST)
    .map((key): Name => {
      const words = key.split(' ');
      return { key, words, isEastAsian: isEastAsian(words) };
    });
  const pairs: SimilarPair[] = [];
  /** Every name → the names that have been found to be like it. */
  const alike = new Map<string, Set<string>>();
  const add = (one: string, other: string, likeness: Likeness) => {
    if (alike.get(one)?.has(other)) return;
    pairs.push({ one, other, likeness });
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const known = alike.get(from);
      if (known) known.add(to);
      else alike.set(from, new Set([to]));
    }
  };
  for (const [likeness, { forms, mayBeOne, everywhere, onlyOne }] of likenesses) {
    const mayMeet = (one: Name, other: Name) =>
      one.words.length <= other.words.length ? mayBeOne(one.words, other.words) : mayBeOne(other.words, one.words);
    for (const drawer of drawersOf(everywhere ? names : names.filter((name) => !name.isEastAsian), forms)) {
      for (const [index, one] of drawer.entries()) {
        const others = drawer.filter((other, at) => (onlyOne ? at !== index : at > index) && mayMeet(one, other));
        if (onlyOne && !(one.words[0]?.length === 1 && areOne(others, alike))) continue;
        for (const other of others) add(one.key, other.key, likeness);
      }
    }
  }
  return pairs.filter((pair) => !isAmbiguous(pair, alike));
}

/** A short name that is a part of two long ones, which are not alike, may be either of them, or a third person's. */
function isAmbiguous({ one, other, likeness }: SimilarPair, alike: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  if (!PARTS.has(likeness)) return false;
  const short = one.length < other.length ? one : other;
  const longer = [...(alike.get(short) ?? [])].filter((name) => name.length > short.length);
  return longer.some((name, index) => longer.slice(index + 1).some((next) => !alike.get(name)?.has(next)));
}

const PARTS: ReadonlySet<Likeness> = new Set<Likeness>(['second family name', 'first given name']);

/** The drawers in which names meet; most names have one of their own, which costs no list. */
function drawersOf(names: readonly Name[], forms: (words: readonly string[]) => Iterable<string>): Name[][] {
  const drawers = new Map<string, Name | Name[]>();
  const full = new Set<Name[]>();
  for (const name of names) {
    for (const form of new Set(forms(name.words))) {
      const drawer = drawers.get(form);
      if (drawer === undefined) drawers.set(form, name);
      else if (Array.isArray(drawer)) drawer.push(name);
      else {
        const met = [drawer, name];
        drawers.set(form, met);
        full.add(met);
      }
    }
  }
  return [...full].filter(({ length }) => length <= MOST_ALIKE);
}

/** Whether the names are all alike already: then it is one person whom they can mean. */
function areOne(names: readonly Name[], alike: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const [first, ...others] = names;
  return first !== undefined && others.every(({ key }) => alike.get(first.key)?.has(key));
}
