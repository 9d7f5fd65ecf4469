import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { paperTimes } from './shared/paper-times';

export const rule = defineRule({
  code: 'paper-overlap',
  preset: 'core',
  severity: 'error',
  reason: reasons.twoPlacesAtOnce,
  mayBeAccepted: true,
  finders: [only('paper-overlap', paperTimes)],
});
