import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { feeAmounts } from './shared/fee-amounts';

export const rule = defineRule({
  code: 'fee-accommodation',
  severity: 'error',
  reason: reasons.wrongAmount,
  mayBeAccepted: true,
  finders: feeAmounts,
});
