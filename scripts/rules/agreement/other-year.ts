import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { factsDisagree } from './shared/facts-disagree';

export const rule = defineRule({
  code: 'other-year',
  reason: reasons.otherEdition,
  finders: [factsDisagree],
});
