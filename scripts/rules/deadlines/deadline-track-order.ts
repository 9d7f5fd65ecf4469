import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { deadlineTrackOrder } from './shared/deadline-sense';

export const rule = defineRule({
  code: 'deadline-track-order',
  preset: 'core',
  severity: 'warning',
  reason: reasons.impossibleDay,
  finders: [deadlineTrackOrder],
});
