import type { Path } from './read/parsed';

/** What stands at the end of a path in a record; undefined where the path ends before. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (node, step) => (typeof node === 'object' && node !== null ? Reflect.get(node, step) : undefined),
    value,
  );
