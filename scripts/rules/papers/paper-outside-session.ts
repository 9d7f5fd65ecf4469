import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { paperTimes } from './shared/paper-times';

export const rule = defineRule({
  code: 'paper-outside-session',
  preset: 'core',
  severity: 'error',
  reason: reasons.wrongTimeOfPaper,
  mayBeAccepted: true,
  finders: [only('paper-outside-session', paperTimes)],
});
