import { defineRule, only } from '../kit';
import { sessionNumbers } from './shared/session-numbers';

export const rule = defineRule({
  code: 'session-number-gap',
  preset: 'core',
  severity: 'warning',
  reason: {
    en: 'Sessions are called by their number in rooms and talks: a wrong one sends people to another session.',
    fr: 'On appelle les sessions par leur numéro : faux, il envoie ailleurs.',
    ar: 'تعرف الجلسات بأرقامها، والرقم الخاطئ يرسل الناس إلى جلسة أخرى.',
  },
  yieldsTo: { anywhere: ['session-number-twice'] },
  finders: [only('session-number-gap', sessionNumbers)],
});
