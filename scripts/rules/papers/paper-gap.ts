import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { paperTimes } from './shared/paper-times';

export const rule = defineRule({
  code: 'paper-gap',
  preset: 'core',
  severity: 'warning',
  reason: reasons.wrongTimeOfPaper,
  finders: [only('paper-gap', paperTimes)],
});
