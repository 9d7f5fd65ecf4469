import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { mealBesideTalks } from './shared/session-order';

export const rule = defineRule({
  code: 'meal-beside-talks',
  preset: 'thorough',
  reason: reasons.wrongHour,
  yieldsTo: { row: ['absurd-length', 'room-overlap', 'breaks-overlap'] },
  finders: [mealBesideTalks],
});
