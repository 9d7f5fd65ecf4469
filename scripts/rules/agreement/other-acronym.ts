import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { factsDisagree } from './shared/facts-disagree';

export const rule = defineRule({
  code: 'other-acronym',
  preset: 'thorough',
  severity: 'warning',
  reason: reasons.otherEdition,
  finders: [only('other-acronym', factsDisagree)],
});
