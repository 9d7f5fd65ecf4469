import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { paperTimes } from './shared/paper-times';

export const rule = defineRule({
  code: 'paper-outside-session',
  severity: 'error',
  reason: reasons.wrongTimeOfPaper,
  mayBeAccepted: true,
  finders: [paperTimes],
});
