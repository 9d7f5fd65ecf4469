import { isEastAsian } from './east-asian';
import { type Likeness, likenesses } from './likeness';

/** Two different names that may be one person's. */
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

/** The most names with one form that may be one person: more means a common name. */
const MOST_ALIKE = 60;

/** The most letters of a name. Longer texts are slow to compare. */
const LONGEST = 120;

/**
 * Finds the pairs of similar names, each once. Names are grouped by their forms, and only names in one group are compared, so that the time
 * is linear in the number of names.
 */
export function similarPairs(keys: Iterable<string>): SimilarPair[] {
  const names = Array.from(keys)
    .filter(({ length }) => length <= LONGEST)
    .map((key): Name => {
      const words = key.split(' ');
      return { key, words, isEastAsian: isEastAsian(words) };
    });
  const pairs: SimilarPair[] = [];
  /** Name → similar names found so far. */
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
    for (const group of groupsOf(everywhere ? names : names.filter((name) => !name.isEastAsian), forms)) {
      for (const [index, one] of group.entries()) {
        const others = group.filter((other, at) => (onlyOne ? at !== index : at > index) && mayMeet(one, other));
        if (onlyOne && !(one.words[0]?.length === 1 && areOne(others, alike))) continue;
        for (const other of others) add(one.key, other.key, likeness);
      }
    }
  }
  return pairs.filter((pair) => !isAmbiguous(pair, alike));
}

/** Tells whether a short name is a part of two long names that are not similar: it may be either of them, or a third person. */
function isAmbiguous({ one, other, likeness }: SimilarPair, alike: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  if (!PARTS.has(likeness)) return false;
  const short = one.length < other.length ? one : other;
  const longer = [...(alike.get(short) ?? [])].filter((name) => name.length > short.length);
  return longer.some((name, index) => longer.slice(index + 1).some((next) => !alike.get(name)?.has(next)));
}

const PARTS: ReadonlySet<Likeness> = new Set<Likeness>(['second family name', 'first given name']);

/** Groups names by form. Most forms have one name, for which no list is allocated. */
function groupsOf(names: readonly Name[], forms: (words: readonly string[]) => Iterable<string>): Name[][] {
  const groups = new Map<string, Name | Name[]>();
  const full = new Set<Name[]>();
  for (const name of names) {
    for (const form of new Set(forms(name.words))) {
      const group = groups.get(form);
      if (group === undefined) groups.set(form, name);
      else if (Array.isArray(group)) group.push(name);
      else {
        const met = [group, name];
        groups.set(form, met);
        full.add(met);
      }
    }
  }
  return [...full].filter(({ length }) => length <= MOST_ALIKE);
}

/** Tells whether all names are similar already, so that they can mean only one person. */
function areOne(names: readonly Name[], alike: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const [first, ...others] = names;
  return first !== undefined && others.every(({ key }) => alike.get(first.key)?.has(key));
}
