import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { feeAmounts } from './shared/fee-amounts';

export const rule = defineRule({
  code: 'fee-one-currency',
  preset: 'core',
  severity: 'warning',
  reason: reasons.wrongAmount,
  finders: [...feeAmounts.map((each) => only('fee-one-currency', each))],
});
