import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { feeAmounts } from './shared/fee-amounts';

export const rule = defineRule({
  code: 'fee-member',
  preset: 'core',
  severity: 'warning',
  reason: reasons.wrongAmount,
  yieldsTo: { row: ['fee-member'], cell: ['fee-unlike-others', 'fee-accommodation'] },
  finders: [...feeAmounts.map((each) => only('fee-member', each))],
});
