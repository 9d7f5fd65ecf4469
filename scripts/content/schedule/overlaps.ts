import { compareCodeUnits } from '../../../renderer/format/compare-code-units';

/** A time from `start` to `end`, both "HH:MM". */
export interface Span {
  readonly start: string;
  readonly end: string;
}

/**
 * Pairs that overlap in time: each item with that of the earlier ones which ends last. Sorted once, not every pair is
 * compared; one may start the minute another ends, and a span that ends before it starts has a time that nobody means.
 */
export function overlaps<T>(items: readonly T[], spanOf: (item: T) => Span): [earlier: T, later: T][] {
  if (items.length < 2) return [];
  const timed = items.filter((item) => spanOf(item).end > spanOf(item).start);
  // Most lists are in order already, and sort() sets up more for each call than a short one is worth.
  const isInOrder = timed.every(
    (item, index) => index === 0 || spanOf(timed[index - 1] ?? item).start <= spanOf(item).start,
  );
  if (!isInOrder) timed.sort((a, b) => compareCodeUnits(spanOf(a).start, spanOf(b).start));
  const pairs: [T, T][] = [];
  let longest: T | undefined;
  for (const next of timed) {
    const { start, end } = spanOf(next);
    if (longest !== undefined && start < spanOf(longest).end) pairs.push([longest, next]);
    if (longest === undefined || end > spanOf(longest).end) longest = next;
  }
  return pairs;
}

/** Minutes since midnight of "HH:MM". */
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export const minutesOf = ({ start, end }: Span): number => minutes(end) - minutes(start);
