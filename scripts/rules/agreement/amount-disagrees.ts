import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { factsDisagree } from './shared/facts-disagree';

export const rule = defineRule({
  code: 'amount-disagrees',
  preset: 'core',
  severity: 'warning',
  reason: reasons.numberStaysBehind,
  finders: [only('amount-disagrees', factsDisagree)],
});
