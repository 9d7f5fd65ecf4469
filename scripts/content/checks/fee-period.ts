import { error } from '../report/diagnostics';
import { didYouMean } from '../report/nearest';
import { defineCheck } from './check';

/** The days until which, and after which, a fee can be paid are dates of deadlines.csv, where they stand once. */
export const feePeriod = defineCheck(
  ['fees', 'deadlines'],
  ({ fees, deadlines }) => {
    const known = deadlines.map(({ value: { track, milestone } }) => `${track}.${milestone}`);
    return fees.flatMap(({ value, at }) =>
      (['until', 'after'] as const).flatMap((column) => {
        const named = value[column];
        if (named === undefined || known.includes(named)) return [];
        return [error('fee-period', at(column), `No row of deadlines.csv is "${named}".`, didYouMean(named, known))];
      }),
    );
  },
  { whole: ['deadlines'] },
);
