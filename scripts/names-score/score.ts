import { parse } from 'yaml';
import { grouped } from '../../shared/format/grouped';
import { isRecord } from '../content/fields';
import type { Likeness } from '../content/people/likeness';
import { personKey } from '../content/people/name-words';
import { similarPairs } from '../content/people/similar';

/** A warning of the rules, and whether it is right. */
interface Warning {
  readonly likeness: Likeness;
  readonly one: string;
  readonly other: string;
  readonly isTrue: boolean;
}

/** How well similar names are reported, measured on people whose names are all known. */
export interface Score {
  readonly names: number;
  readonly warnings: readonly Warning[];
  /** The number of pairs of names of one person. */
  readonly pairs: number;
}

/** Reads a list of people in the format of the ACL Anthology's name_variants.yaml: the names of each person, the canonical one first. */
export function readVariants(text: string): readonly (readonly string[])[] {
  const entries: unknown = parse(text, { maxAliasCount: 0 });
  if (!Array.isArray(entries)) throw new Error('The file is no list of people.');
  return entries.filter(isRecord).map(({ canonical, variants }) => [canonical, ...listOf(variants)].map(nameOf));
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function nameOf(name: unknown): string {
  if (!isRecord(name)) throw new Error('A name is no group of "first" and "last".');
  return [name.first, name.last].filter((part) => typeof part === 'string').join(' ');
}

/**
 * Counts how many warnings are right, and how many there should be. Names that differ only in accents, case and punctuation are one
 * person for the compiler, and are not counted. `others` are people with a single known name: a warning about two of them is wrong.
 */
export function scoreNames(people: readonly (readonly string[])[], others: readonly string[] = []): Score {
  const bearers = new Map<string, Set<number>>();
  const bear = (name: string, person: number) => {
    const key = personKey(name);
    bearers.set(key, (bearers.get(key) ?? new Set()).add(person));
  };
  for (const [person, names] of people.entries()) for (const name of names) bear(name, person);
  for (const [index, name] of others.entries()) if (!bearers.has(personKey(name))) bear(name, people.length + index);

  const ofOne = (one: string, other: string) =>
    [...(bearers.get(one) ?? [])].some((each) => bearers.get(other)?.has(each));
  const warnings = similarPairs(bearers.keys()).map((pair) => ({ ...pair, isTrue: ofOne(pair.one, pair.other) }));
  const pairs = new Set(
    people.flatMap((names) => {
      const keys = [...new Set(names.map(personKey))].sort();
      return keys.flatMap((one, index) => keys.slice(index + 1).map((other) => `${one}|${other}`));
    }),
  );
  return { names: bearers.size, warnings, pairs: pairs.size };
}

/** Writes the score as a table, by likeness and in total. */
export function scoreText({ names, warnings, pairs }: Score): string {
  const row = (name: string, some: readonly Warning[]) => {
    const right = some.filter(({ isTrue }) => isTrue).length;
    return `${name.padEnd(20)}${String(some.length).padStart(7)}${String(right).padStart(7)}${share(right, some.length)}`;
  };
  const right = warnings.filter(({ isTrue }) => isTrue).length;
  return [
    `${'likeness'.padEnd(20)}warnings   true  share`,
    ...[...grouped(warnings, ({ likeness }) => likeness)].map(([likeness, some]) => row(likeness, some)),
    row('all', warnings),
    `${names} names; precision ${share(right, warnings.length).trim()}, recall ${share(right, pairs).trim()} of ${pairs} pairs`,
    '',
  ].join('\n');
}

const share = (part: number, whole: number) => (whole === 0 ? '–' : (part / whole).toFixed(3)).padStart(7);
