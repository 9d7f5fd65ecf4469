import { error } from '../report/diagnostics';
import type { Entry } from '../validate/validate';
import { defineCheck } from './check';

const DAYS = 'Correct one of the two.';
const TIMES = 'Correct one of the two; times run from 00:00 to 23:59.';

/** Whatever has a start and an end ends after it starts. */
export const endBeforeStart = [
  defineCheck(['sessions'], ({ sessions }) => sessions.flatMap((entry) => report(entry, ['start', 'end'], TIMES))),
  defineCheck(['papers'], ({ papers }) => papers.flatMap((entry) => report(entry, ['start', 'end'], TIMES))),
  // Both days count, so what lasts one day ends on the day on which it starts.
  defineCheck(['conference'], ({ conference }) => [
    ...report(conference, ['start', 'end'], DAYS),
    ...report(conference, ['opens', 'closes'], TIMES),
  ]),
  defineCheck(['deadlines'], ({ deadlines }) => deadlines.flatMap((entry) => report(entry, ['date', 'endDate'], DAYS))),
];

/** An end at the very moment of the start is reported as zero-length. */
function report<Name extends string>(
  { value, at }: Entry<{ readonly [name in Name]?: string }>,
  [from, to]: readonly [Name, Name],
  hint: string,
) {
  const start = value[from];
  const end = value[to];
  if (start === undefined || end === undefined || end >= start) return [];
  return [
    error('end-before-start', at(to), `The end (${end}) is before the start (${start}).`, {
      hint,
      related: [{ ...at(from), message: 'The start is here.' }],
    }),
  ];
}
