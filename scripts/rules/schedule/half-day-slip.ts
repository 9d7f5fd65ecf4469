import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { halfDaySlip } from './shared/session-sense';

export const rule = defineRule({
  code: 'half-day-slip',
  preset: 'thorough',
  reason: reasons.wrongHour,
  finders: [halfDaySlip],
});
