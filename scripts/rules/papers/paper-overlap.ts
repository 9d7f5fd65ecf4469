import { defineRule, only } from '../kit';
import { paperTimes } from './shared/paper-times';

export const rule = defineRule({
  code: 'paper-overlap',
  preset: 'core',
  severity: 'error',
  reason: {
    en: 'On the day, somebody or a room would be needed in two places at once.',
    fr: 'Le jour même, il faudrait une personne ou une salle à deux endroits à la fois.',
    ar: 'في ذلك اليوم سيكون شخص أو قاعة مطلوبا في مكانين في وقت واحد.',
  },
  mayBeAccepted: true,
  finders: [only('paper-overlap', paperTimes)],
});
