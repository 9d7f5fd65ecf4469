import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { sessionNumbers } from './shared/session-numbers';

export const rule = defineRule({
  code: 'session-number-missing',
  severity: 'error',
  reason: reasons.wrongSession,
  finders: [sessionNumbers],
});
