import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { dateDisagrees } from './shared/date-disagrees';

export const rule = defineRule({
  code: 'date-disagrees',
  reason: reasons.dayInDoubt,
  yieldsTo: {
    row: ['half-day-slip', 'outside-conference-days'],
    subject: ['half-day-slip', 'outside-conference-days'],
  },
  finders: [dateDisagrees],
});
