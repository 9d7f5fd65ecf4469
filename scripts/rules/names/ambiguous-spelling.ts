import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { ambiguousSpelling } from './shared/people-file';

export const rule = defineRule({
  code: 'ambiguous-spelling',
  severity: 'error',
  reason: reasons.onePersonTwoPages,
  finders: [ambiguousSpelling],
});
