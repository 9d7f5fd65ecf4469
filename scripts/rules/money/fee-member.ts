import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { feeAmounts } from './shared/fee-amounts';

export const rule = defineRule({
  code: 'fee-member',
  reason: reasons.wrongAmount,
  yieldsTo: { row: ['fee-member'], cell: ['fee-unlike-others', 'fee-accommodation'] },
  finders: feeAmounts,
});
