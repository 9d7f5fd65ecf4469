import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { feePeriod } from './shared/fee-period';

export const rule = defineRule({
  code: 'fee-period',
  preset: 'core',
  severity: 'error',
  reason: reasons.wrongAmount,
  finders: [feePeriod],
});
