import type { Entry } from '../../content/validate/validate';
import { defineRule, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** Finds sessions and presentations that end when they start. */
const zeroLength = [
  over(['sessions'], ({ sessions }) => sessions.flatMap(report)),
  over(['contributions'], ({ contributions }) => contributions.flatMap(report)),
  over(['presentations'], ({ presentations }) => presentations.flatMap(report)),
];

interface Dated {
  readonly date?: string;
  readonly endDate?: string;
  readonly start?: string;
  readonly end?: string;
}

function report({ value: { date, start, end, endDate = date }, at }: Entry<Dated>) {
  if (start === undefined || start !== end || endDate !== date) return [];
  return found(at('end'), say`The start and the end are the same (${start}).`, {
    hint: 'Correct one of the two; times run from 00:00 to 24:00.',
    related: [{ ...at('start'), message: 'The start is here.' }],
  });
}

export const rule = defineRule({
  code: 'zero-length',
  severity: 'error',
  reason: reasons.wrongHour,
  finders: zeroLength,
});
