import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { feeAmounts } from './shared/fee-amounts';

export const rule = defineRule({
  code: 'fee-accommodation',
  preset: 'core',
  severity: 'error',
  reason: reasons.wrongAmount,
  mayBeAccepted: true,
  finders: [...feeAmounts.map((each) => only('fee-accommodation', each))],
});
