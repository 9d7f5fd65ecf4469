import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { sessionNumbers } from './shared/session-numbers';

export const rule = defineRule({
  code: 'session-number-twice',
  severity: 'error',
  reason: reasons.wrongSession,
  finders: [sessionNumbers],
});
