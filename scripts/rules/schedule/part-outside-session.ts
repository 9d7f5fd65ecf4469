import { defineRule, only } from '../kit';
import { sessionParts } from './shared/session-parts';

export const rule = defineRule({
  code: 'part-outside-session',
  preset: 'core',
  severity: 'error',
  reason: {
    en: 'A paper or part is announced at a time or in a session where it does not take place.',
    fr: 'Un article ou une partie est annoncé à une heure ou dans une session où il n’a pas lieu.',
    ar: 'يعلن عن ورقة أو جزء في وقت أو جلسة لا يقدم فيها.',
  },
  finders: [only('part-outside-session', sessionParts)],
});
