/** Counts what two lists or texts have in common at the start and, behind that, at the end. */
export function unchangedEnds<T>(
  from: ArrayLike<T>,
  to: ArrayLike<T>,
  isSame: (a: T | undefined, b: T | undefined) => boolean,
) {
  const most = Math.min(from.length, to.length);
  let start = 0;
  while (start < most && isSame(from[start], to[start])) start++;
  let end = 0;
  while (end < most - start && isSame(from[from.length - 1 - end], to[to.length - 1 - end])) end++;
  return { start, end };
}
