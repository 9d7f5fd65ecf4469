import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { sessionParts } from './shared/session-parts';

export const rule = defineRule({
  code: 'part-outside-session',
  severity: 'error',
  reason: reasons.wrongTimeOfPaper,
  finders: [sessionParts],
});
