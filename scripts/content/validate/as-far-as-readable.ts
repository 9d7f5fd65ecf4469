import type { ErrorObject, ValidateFunction } from 'ajv';
import { isRecord } from '../fields';
import type { Path } from '../read/parsed';

/** A record that its schema accepts once the values that it refused are unknown, and where what is left was written. */
export interface Readable {
  readonly value: unknown;
  readonly pathOf: (path: Path) => Path;
}

/** A mistake in a group makes the group unknown, and that the group around it: schemas are no deeper. */
const MOST_ROUNDS = 10;

/**
 * Leaves out of a refused record what its schema does not accept, so that rules see the rest in the same run. Where it is certain what
 * was `meant` (JSON pointer → value), that stands in its place. Undefined where a mandatory value is among what is left out.
 */
export function asFarAsReadable(
  written: unknown,
  check: ValidateFunction,
  meant: ReadonlyMap<string, unknown>,
): Readable | undefined {
  const out = new Set<string>();
  let isFirst = true;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const moved = new Map<unknown, readonly number[]>();
    const value = isFirst ? written : withoutRefused(written, '', { out, meant, moved });
    if (check(value)) return { value, pathOf: (path) => originalPath(value, path, moved) };
    for (const problem of check.errors ?? []) {
      const path = originalPath(value, stepsTo(problem), moved);
      const pointer = path.map((step) => `/${step}`).join('');
      if (pointer === '') return undefined;
      if (!(isFirst && meant.has(pointer))) out.add(pointer);
    }
    isFirst = false;
  }
  return undefined;
}

/** The steps to what a problem is about: a field that the schema does not know is not where the problem is. */
const stepsTo = ({ instancePath, keyword, params }: ErrorObject): Path => [
  ...instancePath.split('/').slice(1),
  ...(keyword === 'additionalProperties' ? [String(params.additionalProperty)] : []),
];

interface Changes {
  readonly out: ReadonlySet<string>;
  readonly meant: ReadonlyMap<string, unknown>;
  /** List → the index that each of its items had before. */
  readonly moved: Map<unknown, readonly number[]>;
}

function withoutRefused(value: unknown, pointer: string, changes: Changes): unknown {
  const { out, meant, moved } = changes;
  if (meant.has(pointer)) return meant.get(pointer);
  if (Array.isArray(value)) {
    const from = [...value.keys()].filter((index) => !out.has(`${pointer}/${index}`));
    const list = from.map((index) => withoutRefused(value[index], `${pointer}/${index}`, changes));
    moved.set(list, from);
    return list;
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !out.has(`${pointer}/${name}`))
      .map(([name, each]) => [name, withoutRefused(each, `${pointer}/${name}`, changes)]),
  );
}

/** The path that something had in the record as it was written. */
function originalPath(value: unknown, path: Path, moved: ReadonlyMap<unknown, readonly number[]>): Path {
  let inside = value;
  return path.map((step) => {
    const here = inside;
    if (Array.isArray(here)) {
      inside = here[Number(step)];
      return moved.get(here)?.[Number(step)] ?? step;
    }
    inside = isRecord(here) ? here[step] : undefined;
    return step;
  });
}
