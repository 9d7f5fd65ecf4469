import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { mealHour } from './shared/session-sense';

export const rule = defineRule({
  code: 'meal-hour',
  reason: reasons.wrongHour,
  yieldsTo: { row: ['absurd-length'], anywhere: ['breaks-overlap'] },
  finders: [mealHour],
});
