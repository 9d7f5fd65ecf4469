import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { paperTimes } from './shared/paper-times';

export const rule = defineRule({
  code: 'paper-overlap',
  severity: 'error',
  reason: reasons.twoPlacesAtOnce,
  mayBeAccepted: true,
  finders: [paperTimes],
});
