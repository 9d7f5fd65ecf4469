import { defineRule, only } from '../kit';
import { factsDisagree } from './shared/facts-disagree';

export const rule = defineRule({
  code: 'offset-disagrees',
  preset: 'core',
  severity: 'warning',
  reason: {
    en: 'Whoever books a journey believes one of the two days, and it may be the wrong one.',
    fr: 'Qui réserve un voyage croit l’un des deux jours, et peut-être le mauvais.',
    ar: 'من يحجز سفرا يصدق أحد اليومين، وقد يكون الخاطئ.',
  },
  finders: [only('offset-disagrees', factsDisagree)],
});
