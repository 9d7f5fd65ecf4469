/** One of the four timers: what it shows, how long it takes to go round, and how long one step of its number is. */
export interface Unit {
  readonly name: 'days' | 'hours' | 'minutes' | 'seconds';
  /** Seconds that the number stands for. */
  readonly step: number;
  /** Seconds of one round; the days' timer goes round once, from its start to the end. */
  readonly round: number | undefined;
}

/** The timers, as in the specification's section 4: rounds of 60 s, 3600 s and 86400 s. */
export const units: readonly Unit[] = [
  { name: 'days', step: 86_400, round: undefined },
  { name: 'hours', step: 3600, round: 86_400 },
  { name: 'minutes', step: 60, round: 3600 },
  { name: 'seconds', step: 1, round: 60 },
];

/** The unit's number of the whole seconds that are left: 90,061 are 1 day, 1 hour, 1 minute and 1 second. */
export function numberOf({ step, round = Number.POSITIVE_INFINITY }: Unit, secondsLeft: number): number {
  return Math.floor((secondsLeft % round) / step);
}

/** Seconds of the unit's present round, and how many of them are left: all of them where a round begins. */
export function roundOf({ step, round }: Unit, secondsLeft: number): { duration: number; left: number } {
  const duration = round ?? Math.max(1, Math.ceil(secondsLeft / step)) * step;
  return { duration, left: secondsLeft % duration || (secondsLeft > 0 ? duration : 0) };
}
