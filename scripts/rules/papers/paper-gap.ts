import { defineRule, only } from '../kit';
import { paperTimes } from './shared/paper-times';

export const rule = defineRule({
  code: 'paper-gap',
  preset: 'core',
  severity: 'warning',
  reason: {
    en: 'A paper or part is announced at a time or in a session where it does not take place.',
    fr: 'Un article ou une partie est annoncé à une heure ou dans une session où il n’a pas lieu.',
    ar: 'يعلن عن ورقة أو جزء في وقت أو جلسة لا يقدم فيها.',
  },
  finders: [only('paper-gap', paperTimes)],
});
