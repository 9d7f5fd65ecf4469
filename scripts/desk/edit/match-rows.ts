import { diffIndices } from 'node-diff3';
import type { Opened } from '../contract';

/** Columns and rows of a table. Rows may be shorter than the header. */
export type Table = NonNullable<Opened['table']>;

/** Tells whether two names mean the same column: capitals make no difference, as in the compiler. */
export const isSameName = (one: string, other: string | undefined): boolean =>
  one.toLowerCase() === other?.toLowerCase();

/** Finds the rows of one version in another: by their first cell if it is unique, else equal ones in their order; then those between them. */
export function matchRows(from: Table, to: Table): ReadonlyMap<number, number> {
  const places = from.columns.map((name) => to.columns.findIndex((other) => isSameName(other, name)));
  const [own, other] = [
    from.rows.map((row) => from.columns.map((_, at) => row[at] ?? '')),
    to.rows.map((row) => places.map((at) => row[at] ?? '')),
  ];
  const found = matchByKey(own, other) ?? matchInOrder(own, other);
  const taken = new Set(found.values());
  for (const [row, cells] of own.entries()) {
    const next = row === 0 ? 0 : (found.get(row - 1) ?? -2) + 1;
    const candidate = other[next];
    if (found.has(row) || taken.has(next) || candidate === undefined || !isSimilar(cells, candidate)) continue;
    found.set(row, next);
    taken.add(next);
  }
  return found;
}

type Rows = readonly (readonly string[])[];

function matchByKey(own: Rows, other: Rows): Map<number, number> | undefined {
  const [keys, otherKeys] = [own.map(([key = '']) => key), other.map(([key = '']) => key)];
  const isUnique = (all: readonly string[]) => new Set(all).size === all.length;
  if (!(isUnique(keys) && isUnique(otherKeys))) return undefined;
  const places = new Map(otherKeys.map((key, at) => [key, at]));
  return new Map(keys.flatMap((key, at) => (places.has(key) ? [[at, places.get(key) ?? 0] as const] : [])));
}

function matchInOrder(own: Rows, other: Rows): Map<number, number> {
  const found = new Map<number, number>();
  const whole = (rows: Rows) => rows.map((row) => row.join('\u0001'));
  let [one, two] = [0, 0];
  const matchUntil = (end: number) => {
    for (; one < end; one++, two++) found.set(one, two);
  };
  for (const { buffer1, buffer2 } of diffIndices(whole(own), whole(other))) {
    matchUntil(buffer1[0]);
    [one, two] = [buffer1[0] + buffer1[1], buffer2[0] + buffer2[1]];
  }
  matchUntil(own.length);
  return found;
}

const isSimilar = (one: readonly string[], other: readonly string[]) =>
  2 * one.filter((cell, at) => cell === other[at]).length >= one.length;
