/** Sorts items into groups by a key, in the order in which they come; an item whose key is undefined is left out. */
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

/** How often each key occurs, in the order in which they come; an item whose key is undefined is not counted. */
export function tally<T, Key>(items: Iterable<T>, keyOf: (item: T) => Key | undefined): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const item of items) {
    const key = keyOf(item);
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Keys with their counts, those that occur most often first; of equals the one that came first. */
export const mostFirst = <Key>(counts: ReadonlyMap<Key, number>): [Key, number][] =>
  [...counts].sort(([, one], [, other]) => other - one);

/** The groups of at least two, in the same order. An item that stands alone costs no list of its own. */
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
