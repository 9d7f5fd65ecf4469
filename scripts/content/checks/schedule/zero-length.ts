import { defineRefusal } from '../../check';
import { error } from '../../report/diagnostics';
import type { Entry } from '../../validate/validate';

/** Sessions, and papers with times of their own, end at another time than they start. */
export const zeroLength = [
  defineRefusal(['sessions'], ({ sessions }) => sessions.flatMap(report)),
  defineRefusal(['papers'], ({ papers }) => papers.flatMap(report)),
];

function report({ value: { start, end }, at }: Entry<{ readonly start?: string; readonly end?: string }>) {
  if (start === undefined || start !== end) return [];
  return [
    error('zero-length', at('end'), `The start and the end are the same (${start}).`, {
      hint: 'Correct one of the two; times run from 00:00 to 24:00.',
      related: [{ ...at('start'), message: 'The start is here.' }],
    }),
  ];
}
