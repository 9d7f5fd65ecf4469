import type { Session } from '../content';
import { error, warning } from '../report/diagnostics';
import { minutesOf } from '../schedule/overlaps';
import type { Entry } from '../validate/validate';
import { defineCheck } from './check';

const SHORTEST = 5;

/** Hours beyond which a mistyped digit is likelier than such a session. */
const LONGEST: Readonly<Record<Session['kind'], number>> = {
  registration: 14,
  ceremony: 3,
  keynote: 3,
  lecture: 3,
  oral: 4,
  posters: 6,
  panel: 4,
  break: 2,
  lunch: 3,
  social: 12,
};

/** Sessions, and papers with times of their own, last longer than no time at all and not absurdly long. */
export const sessionLength = [
  defineCheck(['sessions'], ({ sessions }) => sessions.flatMap(zeroLength)),
  defineCheck(['papers'], ({ papers }) => papers.flatMap(zeroLength)),
  defineCheck(['sessions'], ({ sessions }) =>
    sessions.flatMap(({ value, at }) => {
      const { title, kind, start, end } = value;
      const length = minutesOf(value);
      if (length <= 0 || (length >= SHORTEST && length <= LONGEST[kind] * 60)) return [];
      return [
        warning('absurd-length', at('end'), `"${title}" lasts ${length} minutes, from ${start} to ${end}.`, {
          hint: `Look at both times: a ${kind} session lasts at least ${SHORTEST} minutes and at most ${LONGEST[kind]} hours.`,
          related: [{ ...at('start'), message: 'The start is here.' }],
        }),
      ];
    }),
  ),
];

function zeroLength({ value: { start, end }, at }: Entry<{ readonly start?: string; readonly end?: string }>) {
  if (start === undefined || start !== end) return [];
  return [
    error('zero-length', at('end'), `The start and the end are the same (${start}).`, {
      hint: 'Correct one of the two; times run from 00:00 to 23:59.',
      related: [{ ...at('start'), message: 'The start is here.' }],
    }),
  ];
}
