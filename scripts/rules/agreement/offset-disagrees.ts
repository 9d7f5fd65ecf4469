import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { factsDisagree } from './shared/facts-disagree';

export const rule = defineRule({
  code: 'offset-disagrees',
  preset: 'core',
  severity: 'warning',
  reason: reasons.dayInDoubt,
  finders: [only('offset-disagrees', factsDisagree)],
});
