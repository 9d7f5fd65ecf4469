import type { ErrorObject, ValidateFunction } from 'ajv';
import { isRecord } from '../fields';
import type { Path } from '../read/parsed';

/** A record without its invalid values, and a function that finds the original path of each remaining value. */
export interface Readable {
  readonly value: unknown;
  readonly pathOf: (path: Path) => Path;
}

/** Each round may remove a group, and then the group around it; schemas are not deeper than this. */
const MOST_ROUNDS = 10;

/**
 * Removes invalid values from a record, so that rules can check the rest in the same run. Values that were certainly `meant` (JSON
 * pointer → value) replace them. Undefined if a required value is invalid.
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
    const value = isFirst ? written : withoutInvalid(written, '', { out, meant, moved });
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

/** Returns the path of a problem. For an unknown field, ajv's path is that of the object. */
const stepsTo = ({ instancePath, keyword, params }: ErrorObject): Path => [
  ...instancePath.split('/').slice(1),
  ...(keyword === 'additionalProperties' ? [String(params.additionalProperty)] : []),
];

interface Changes {
  readonly out: ReadonlySet<string>;
  readonly meant: ReadonlyMap<string, unknown>;
  /** List → the original index of each of its items. */
  readonly moved: Map<unknown, readonly number[]>;
}

function withoutInvalid(value: unknown, pointer: string, changes: Changes): unknown {
  const { out, meant, moved } = changes;
  if (meant.has(pointer)) return meant.get(pointer);
  if (Array.isArray(value)) {
    const from = [...value.keys()].filter((index) => !out.has(`${pointer}/${index}`));
    const list = from.map((index) => withoutInvalid(value[index], `${pointer}/${index}`, changes));
    moved.set(list, from);
    return list;
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !out.has(`${pointer}/${name}`))
      .map(([name, each]) => [name, withoutInvalid(each, `${pointer}/${name}`, changes)]),
  );
}

/** Returns the path that a value had in the original record. */
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
