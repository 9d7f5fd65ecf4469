import { parse } from 'yaml';
import { grouped } from '../../shared/format/grouped';
import { isRecord } from '../content/fields';
import type { Likeness } from '../content/people/likeness';
import { personKey } from '../content/people/name-words';
import { similarPairs } from '../content/people/similar';

/** A warning that the rules would give, and whether it is right. */
interface Warning {
  readonly likeness: Likeness;
  readonly one: string;
  readonly other: string;
  readonly isTrue: boolean;
}

/** How well similar names are reported, over names of which it is known who is who. */
export interface Score {
  readonly names: number;
  readonly warnings: readonly Warning[];
  /** Pairs of names that are one person's. */
  readonly pairs: number;
}

/** The people of a list in the form of the ACL Anthology's name_variants.yaml: every person's names, the canonical one first. */
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
 * Counts how many of the warnings are true and how many true ones there are. Names that are the same but for accents, case
 * and signs are one person's for the compiler; they are not counted. `others` are names of people of whom no other name is
 * known, so that a warning about two of them counts as wrong.
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

/** The score as a table: every likeness, then all of them. */
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
