import type { Diagnostic } from '../../../scripts/content/report/diagnostics';
import { type Expected, expectedOf, flatten } from './fixture';
import { changedBy } from './linked-base';

/** Of more, every second pack has two that come into each other's way. */
const MOST = 6;

/** Cases that may be compiled together: no two change the same file, and either all are refused, or none. */
export function packsOf(names: readonly string[]): readonly (readonly string[])[] {
  const packs: { readonly names: string[]; readonly changed: Set<string>; readonly isRefused: boolean }[] = [];
  for (const name of names) {
    const changed = changedBy(name);
    const isRefused = expectedOf(name).some(({ severity }) => severity === 'error');
    const fitting = packs.find(
      (pack) =>
        pack.isRefused === isRefused && pack.names.length < MOST && !changed.some((file) => pack.changed.has(file)),
    );
    const pack = fitting ?? { names: [], changed: new Set(), isRefused };
    if (!fitting) packs.push(pack);
    pack.names.push(name);
    for (const file of changed) pack.changed.add(file);
  }
  return packs.map(({ names }) => names);
}

/** What was found, by the case that gives it. */
export type Shares = ReadonlyMap<string, readonly Diagnostic[]>;

/** What each of some cases has given of what was found; undefined unless each gave what it must, and nothing is left over. */
export function shareOut(names: readonly string[], found: readonly Diagnostic[]): Shares | undefined {
  const shares = new Map<string, Diagnostic[]>(names.map((name) => [name, []]));
  const expected = new Map(names.map((name) => [name, expectedOf(name)]));
  for (const problem of found) {
    const owner = names.find((name) => isSuch(flatten(problem), expected.get(name)?.[shares.get(name)?.length ?? 0]));
    if (owner === undefined) return undefined;
    shares.get(owner)?.push(problem);
  }
  return names.every((name) => shares.get(name)?.length === expected.get(name)?.length) ? shares : undefined;
}

/** Whether a problem has all that is expected of it, as `toMatchObject` asks. */
const isSuch = (found: Expected, expected: Expected | undefined): boolean =>
  expected !== undefined &&
  Object.entries(expected).every(
    ([key, value]) => JSON.stringify(found[key as keyof Expected]) === JSON.stringify(value),
  );
