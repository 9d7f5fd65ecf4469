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
  const timed = items.map((item) => ({ item, span: spanOf(item) })).filter(({ span }) => span.end > span.start);
  timed.sort((a, b) => (a.span.start < b.span.start ? -1 : a.span.start > b.span.start ? 1 : 0));
  const pairs: [T, T][] = [];
  let longest: (typeof timed)[number] | undefined;
  for (const next of timed) {
    if (longest && next.span.start < longest.span.end) pairs.push([longest.item, next.item]);
    if (!longest || next.span.end > longest.span.end) longest = next;
  }
  return pairs;
}

/** Minutes since midnight of "HH:MM". */
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export const minutesOf = ({ start, end }: Span): number => minutes(end) - minutes(start);
