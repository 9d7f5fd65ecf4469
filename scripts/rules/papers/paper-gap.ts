import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { paperTimes } from './shared/paper-times';

export const rule = defineRule({
  code: 'paper-gap',
  reason: reasons.wrongTimeOfPaper,
  finders: [paperTimes],
});
