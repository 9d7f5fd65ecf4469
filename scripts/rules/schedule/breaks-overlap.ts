import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { breaksOverlap } from './shared/session-order';

export const rule = defineRule({
  code: 'breaks-overlap',
  reason: reasons.wrongHour,
  finders: [breaksOverlap],
});
