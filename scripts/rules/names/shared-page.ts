import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { sharedPage } from './shared/shared-by-two';

export const rule = defineRule({
  code: 'shared-page',
  reason: reasons.copiedRow,
  finders: [sharedPage],
});
