import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { sharedEmail } from './shared/shared-by-two';

export const rule = defineRule({
  code: 'shared-email',
  reason: reasons.copiedRow,
  finders: [sharedEmail],
});
