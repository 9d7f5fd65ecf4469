import type { Path } from './read/parsed';

/** The value at the end of a path in a record; undefined if the path ends before. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (node, step) => (typeof node === 'object' && node !== null ? Reflect.get(node, step) : undefined),
    value,
  );
