import { error } from '../diagnostics';
import type { Entry } from '../validate';
import { defineCheck } from './check';

const DAYS = 'Correct one of the two.';
const TIMES = 'Correct one of the two; times run from 00:00 to 23:59.';

/** Whatever has a start and an end ends after it starts. */
export const endBeforeStart = [
  defineCheck(['sessions'], ({ sessions }) =>
    report(
      TIMES,
      sessions.filter(({ value }) => value.end <= value.start),
    ),
  ),
  // Both days count, so a conference of one day ends on the day on which it starts.
  defineCheck(['conference'], ({ conference }) =>
    report(
      DAYS,
      [conference].filter(({ value }) => value.end < value.start),
    ),
  ),
];

const report = (hint: string, entries: readonly Entry<{ readonly start: string; readonly end: string }>[]) =>
  entries.map(({ value, at }) =>
    error('end-before-start', at('end'), `The end (${value.end}) is not after the start (${value.start}).`, {
      hint,
      related: [{ ...at('start'), message: 'The start is here.' }],
    }),
  );
