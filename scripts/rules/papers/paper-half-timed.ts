import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { paperTimes } from './shared/paper-times';

export const rule = defineRule({
  code: 'paper-half-timed',
  preset: 'core',
  severity: 'error',
  reason: reasons.wrongTimeOfPaper,
  finders: [only('paper-half-timed', paperTimes)],
});
