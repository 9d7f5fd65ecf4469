import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { breaksOverlap } from './shared/session-order';

export const rule = defineRule({
  code: 'breaks-overlap',
  preset: 'core',
  severity: 'warning',
  reason: reasons.wrongHour,
  finders: [breaksOverlap],
});
