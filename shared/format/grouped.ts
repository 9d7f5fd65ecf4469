/** Groups items by a key, in order of first occurrence. Items with an undefined key are dropped. */
export function grouped<T, Key extends string | number | object>(
  items: Iterable<T>,
  keyOf: (item: T) => Key | undefined,
): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Counts items by a key, in order of first occurrence. Items with an undefined key are not counted. */
export function tally<T, Key>(items: Iterable<T>, keyOf: (item: T) => Key | undefined): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const item of items) {
    const key = keyOf(item);
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Sorts counts in descending order. Ties keep their order. */
export const mostFirst = <Key>(counts: ReadonlyMap<Key, number>): [Key, number][] =>
  [...counts].sort(([, one], [, other]) => other - one);

/** Groups items by a key and returns groups of at least two, in order. Single items allocate no list. */
export function recurring<T extends object, Key extends string | number>(
  items: Iterable<T>,
  keyOf: (item: T) => Key,
): T[][] {
  const first = new Map<Key, T>();
  const groups = new Map<Key, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, item);
      continue;
    }
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [earlier, item]);
  }
  const inOrder: T[][] = [];
  for (const key of groups.size === 0 ? [] : first.keys()) {
    const group = groups.get(key);
    if (group) inOrder.push(group);
  }
  return inOrder;
}
