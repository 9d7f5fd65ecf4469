import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { sessionNumbers } from './shared/session-numbers';

export const rule = defineRule({
  code: 'session-number-gap',
  reason: reasons.wrongSession,
  yieldsTo: { anywhere: ['session-number-twice'] },
  finders: [sessionNumbers],
});
