import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { factsDisagree } from './shared/facts-disagree';

export const rule = defineRule({
  code: 'amount-disagrees',
  reason: reasons.numberStaysBehind,
  finders: [factsDisagree],
});
