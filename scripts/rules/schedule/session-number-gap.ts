import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { sessionNumbers } from './shared/session-numbers';

export const rule = defineRule({
  code: 'session-number-gap',
  preset: 'core',
  severity: 'warning',
  reason: reasons.wrongSession,
  yieldsTo: { anywhere: ['session-number-twice'] },
  finders: [only('session-number-gap', sessionNumbers)],
});
