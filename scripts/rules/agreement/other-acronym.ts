import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { factsDisagree } from './shared/facts-disagree';

export const rule = defineRule({
  code: 'other-acronym',
  preset: 'thorough',
  reason: reasons.otherEdition,
  finders: [factsDisagree],
});
