import type { Minutes } from '../../../shared/format/times';

/**
 * Lists pairs that overlap in time: each item with the earlier one that ends last. Items are sorted once; one may start when another
 * ends, and items that end before they start are ignored.
 */
export function overlaps<T>(items: readonly T[], spanOf: (item: T) => Minutes): [earlier: T, later: T][] {
  if (items.length < 2) return [];
  const timed = items.map((item) => ({ item, span: spanOf(item) })).filter(({ span }) => span.end > span.start);
  // Most lists are sorted already, and sort() is slow for short ones.
  const isInOrder = timed.every(({ span }, index) => index === 0 || (timed[index - 1]?.span.start ?? 0) <= span.start);
  if (!isInOrder) timed.sort((a, b) => a.span.start - b.span.start);
  const pairs: [T, T][] = [];
  let longest: (typeof timed)[number] | undefined;
  for (const next of timed) {
    if (longest !== undefined && next.span.start < longest.span.end) pairs.push([longest.item, next.item]);
    if (longest === undefined || next.span.end > longest.span.end) longest = next;
  }
  return pairs;
}

/** A session, with the session that it is a part of. */
export interface Part {
  readonly id: string;
  readonly parent: string | undefined;
}

/** Lists overlaps of records of sessions. A session and its own parts do not overlap. */
export function overlapsBetween<T>(
  items: readonly T[],
  spanOf: (item: T) => Minutes,
  partOf: (item: T) => Part,
): [earlier: T, later: T][] {
  const parents = new Set(items.map((item) => partOf(item).parent));
  const hasParts = (item: T) => parents.has(partOf(item).id);
  if (!items.some(hasParts)) return overlaps(items, spanOf);
  const between = overlaps(
    items.filter((item) => !hasParts(item)),
    spanOf,
  );
  const found = new Set(between.map(([, later]) => later));
  // What overlaps with a part overlaps with the session around it, too.
  const around = overlaps(
    items.filter((item) => !items.some((other) => partOf(other).id === partOf(item).parent)),
    spanOf,
  );
  return [...between, ...around.filter(([, later]) => !found.has(later))];
}

/** Returns the length in minutes; negative if the end is before the start. */
export const lengthOf = ({ start, end }: Minutes): number => end - start;
