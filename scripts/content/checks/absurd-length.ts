import type { Session } from '../content';
import { warning } from '../report/diagnostics';
import { minutesOf } from '../schedule/overlaps';
import { defineCheck } from './check';

const SHORTEST = 5;

/** The hours after which a mistyped digit is likelier than such a session. */
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

/** A session lasts as long as sessions of its kind do. */
export const absurdLength = defineCheck(['sessions'], ({ sessions }) =>
  sessions.flatMap(({ value, at }) => {
    const { title, kind, start, end } = value;
    const length = minutesOf(value);
    if (length <= 0 || (length >= SHORTEST && length <= LONGEST[kind] * 60)) return [];
    return [
      warning('absurd-length', at('end'), `"${title}" lasts ${length} minutes, from ${start} to ${end}.`, {
        hint: `Check both times: a ${kind} session lasts at least ${SHORTEST} minutes and at most ${LONGEST[kind]} hours.`,
        related: [{ ...at('start'), message: 'The start is here.' }],
      }),
    ];
  }),
);
