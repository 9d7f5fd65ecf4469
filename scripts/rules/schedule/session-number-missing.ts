import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { sessionNumbers } from './shared/session-numbers';

export const rule = defineRule({
  code: 'session-number-missing',
  preset: 'core',
  severity: 'error',
  reason: reasons.wrongSession,
  finders: [only('session-number-missing', sessionNumbers)],
});
