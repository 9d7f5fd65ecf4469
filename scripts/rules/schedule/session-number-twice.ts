import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { sessionNumbers } from './shared/session-numbers';

export const rule = defineRule({
  code: 'session-number-twice',
  preset: 'core',
  severity: 'error',
  reason: reasons.wrongSession,
  finders: [only('session-number-twice', sessionNumbers)],
});
