import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { feePeriod } from './shared/fee-period';

export const rule = defineRule({
  code: 'fee-period',
  severity: 'error',
  reason: reasons.wrongAmount,
  finders: [feePeriod],
});
