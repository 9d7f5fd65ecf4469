import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { factsDisagree } from './shared/facts-disagree';

export const rule = defineRule({
  code: 'offset-disagrees',
  reason: reasons.dayInDoubt,
  finders: [factsDisagree],
});
