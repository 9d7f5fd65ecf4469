import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { dateDisagrees } from './shared/date-disagrees';

export const rule = defineRule({
  code: 'weekday-disagrees',
  reason: reasons.dayInDoubt,
  yieldsTo: { row: ['date-disagrees'] },
  finders: [dateDisagrees],
});
