import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { deadlineYear, proceedingsYear, specialDeadlineYear } from './shared/deadline-sense';

export const rule = defineRule({
  code: 'deadline-year',
  reason: reasons.impossibleDay,
  finders: [deadlineYear, specialDeadlineYear, proceedingsYear],
});
