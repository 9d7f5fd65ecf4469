import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { feeAmounts } from './shared/fee-amounts';

export const rule = defineRule({
  code: 'fee-one-currency',
  reason: reasons.wrongAmount,
  finders: feeAmounts,
});
