/** A day in milliseconds (UTC has no summer time). */
export const DAY_MS = 86_400_000;

/** Counts the days between two dates: 2 from the 1st to the 3rd. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / DAY_MS);
