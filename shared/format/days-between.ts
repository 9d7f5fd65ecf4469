/** A day in milliseconds, on clocks that know no summer time. */
export const DAY_MS = 86_400_000;

/** How many days lie between two dates, or two moments at the same hour: 2 from the 1st to the 3rd. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / DAY_MS);
