import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { deadlineTrackOrder } from './shared/deadline-sense';

export const rule = defineRule({
  code: 'deadline-track-order',
  reason: reasons.impossibleDay,
  finders: [deadlineTrackOrder],
});
