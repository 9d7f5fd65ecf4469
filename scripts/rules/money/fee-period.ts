import { didYouMean } from '../../content/report/nearest';
import { defineRule, foundAs, over, say } from '../kit';
import { reasons } from '../reasons';

/** Finds periods of fees that are not rows of deadlines.csv. */
const feePeriod = over(
  ['fees', 'deadlines'],
  ({ fees, deadlines }) => {
    const known = deadlines.map(({ value: { track, milestone } }) => `${track}.${milestone}`);
    return fees.flatMap(({ value, at }) =>
      (['until', 'after'] as const).flatMap((column) => {
        const named = value[column];
        if (named === undefined || known.includes(named)) return [];
        return foundAs('fee-period', at(column), say`No row of deadlines.csv is "${named}".`, didYouMean(named, known));
      }),
    );
  },
  { whole: ['deadlines'] },
);

export const rule = defineRule({
  code: 'fee-period',
  severity: 'error',
  reason: reasons.wrongAmount,
  finders: [feePeriod],
});
