import { defineRule, only } from '../kit';
import { paperTimes } from './shared/paper-times';

export const rule = defineRule({
  code: 'paper-outside-session',
  preset: 'core',
  severity: 'error',
  reason: {
    en: 'A paper or part is announced at a time or in a session where it does not take place.',
    fr: 'Un article ou une partie est annoncé à une heure ou dans une session où il n’a pas lieu.',
    ar: 'يعلن عن ورقة أو جزء في وقت أو جلسة لا يقدم فيها.',
  },
  mayBeAccepted: true,
  finders: [only('paper-outside-session', paperTimes)],
});
