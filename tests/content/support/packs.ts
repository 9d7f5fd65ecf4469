import type { Diagnostic } from '../../../scripts/content/report/diagnostics';
import { type Expected, expectedOf, flatten } from './fixture';
import { changedBy } from './linked-base';

/**
 * Cases that may be compiled together: no two change the same file, and either all are refused, or none. There are as many packs as
 * cases of the file that most of them change; the others are spread over those, as the fewer meet, the fewer are in each other's way.
 */
export function packsOf(names: readonly string[]): readonly (readonly string[])[] {
  const changing = new Map(names.map((name) => [name, changedBy(name)]));
  const cases = new Map<string, number>();
  for (const file of [...changing.values()].flat()) cases.set(file, (cases.get(file) ?? 0) + 1);
  const rivalsOf = ([, files]: readonly [string, readonly string[]]) =>
    Math.max(...files.map((file) => cases.get(file) ?? 0));

  const packs: { readonly names: string[]; readonly changed: Set<string>; readonly isRefused: boolean }[] = [];
  for (const [name, changed] of [...changing].sort((one, other) => rivalsOf(other) - rivalsOf(one))) {
    const isRefused = expectedOf(name).some(({ severity }) => severity === 'error');
    const [fitting] = packs
      .filter((pack) => pack.isRefused === isRefused && !changed.some((file) => pack.changed.has(file)))
      .sort((one, other) => one.names.length - other.names.length);
    const pack = fitting ?? { names: [], changed: new Set(), isRefused };
    if (!fitting) packs.push(pack);
    pack.names.push(name);
    for (const file of changed) pack.changed.add(file);
  }
  return packs.map((pack) => pack.names);
}

/** What was found, by the case that gives it. */
export type Shares = ReadonlyMap<string, readonly Diagnostic[]>;

/**
 * What each of some cases has given of what was found, and the cases that are in the way of others: those that have not given what
 * they must, and those in whose files something is left over.
 */
export function shareOut(
  names: readonly string[],
  found: readonly Diagnostic[],
): { readonly shares: Shares; readonly isWhole: boolean; readonly inTheWay: readonly string[] } {
  const shares = new Map<string, Diagnostic[]>(names.map((name) => [name, []]));
  const expected = new Map(names.map((name) => [name, expectedOf(name)]));
  const leftIn = new Set<string>();
  for (const problem of found) {
    const flat = flatten(problem);
    const owner = names.find((name) => isSuch(flat, expected.get(name)?.[shares.get(name)?.length ?? 0]));
    if (owner === undefined) leftIn.add(flat.file);
    else shares.get(owner)?.push(problem);
  }
  const lacks = (name: string) => shares.get(name)?.length !== expected.get(name)?.length;
  const isWhole = leftIn.size === 0 && !names.some(lacks);
  return {
    shares,
    isWhole,
    inTheWay: names.filter((name) => lacks(name) || changedBy(name).some((file) => leftIn.has(file))),
  };
}

/** Whether a problem has all that is expected of it, as `toMatchObject` asks. */
const isSuch = (found: Expected, expected: Expected | undefined): boolean =>
  expected !== undefined &&
  Object.entries(expected).every(
    ([key, value]) => JSON.stringify(found[key as keyof Expected]) === JSON.stringify(value),
  );
