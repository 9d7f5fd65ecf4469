import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { factsDisagree } from './shared/facts-disagree';

export const rule = defineRule({
  code: 'edition-disagrees',
  preset: 'core',
  severity: 'warning',
  reason: reasons.otherEdition,
  finders: [only('edition-disagrees', factsDisagree)],
});
