import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { sessionParts } from './shared/session-parts';

export const rule = defineRule({
  code: 'part-outside-session',
  preset: 'core',
  severity: 'error',
  reason: reasons.wrongTimeOfPaper,
  finders: [only('part-outside-session', sessionParts)],
});
