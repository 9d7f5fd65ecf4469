import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { dateDisagrees } from './shared/date-disagrees';

export const rule = defineRule({
  code: 'weekday-disagrees',
  preset: 'core',
  severity: 'warning',
  reason: reasons.dayInDoubt,
  yieldsTo: { row: ['date-disagrees'] },
  finders: [only('weekday-disagrees', dateDisagrees)],
});
