import type { Forms } from '../../../shared/words/texts';

/** One of the four timers. */
export interface Unit {
  readonly name: 'days' | 'hours' | 'minutes' | 'seconds';
  /** Seconds per step of its number. */
  readonly step: number;
  /** Seconds per round. The timer of days has one round from its start to the end. */
  readonly round: number | undefined;
}

/** The timers (specification, section 4): rounds of 60 s, 3600 s and 86400 s. */
export const units: readonly Unit[] = [
  { name: 'days', step: 86_400, round: undefined },
  { name: 'hours', step: 3600, round: 86_400 },
  { name: 'minutes', step: 60, round: 3600 },
  { name: 'seconds', step: 1, round: 60 },
];

/** Returns the number of a unit for the remaining seconds: 90,061 are 1 day, 1 hour, 1 minute and 1 second. */
export function numberOf({ step, round = Number.POSITIVE_INFINITY }: Unit, secondsLeft: number): number {
  return Math.floor((secondsLeft % round) / step);
}

/** Names a number of things in the language of the page. */
export const nameOf = (number: number, names: Forms): string =>
  names[new Intl.PluralRules(document.documentElement.lang).select(number)] ?? names.other;

/** Returns the seconds of the current round, and how many of them are left. */
export function roundOf({ step, round }: Unit, secondsLeft: number): { duration: number; left: number } {
  const duration = round ?? Math.max(1, Math.ceil(secondsLeft / step)) * step;
  return { duration, left: secondsLeft % duration || (secondsLeft > 0 ? duration : 0) };
}
