import { defineRule } from '../kit';
import { numberOrder, numbersByRoom } from './shared/session-order';

export const rule = defineRule({
  code: 'number-order',
  preset: 'core',
  severity: 'warning',
  reason: {
    en: 'Sessions are called by their number in rooms and talks: a wrong one sends people to another session.',
    fr: 'On appelle les sessions par leur numéro : faux, il envoie ailleurs.',
    ar: 'تعرف الجلسات بأرقامها، والرقم الخاطئ يرسل الناس إلى جلسة أخرى.',
  },
  yieldsTo: {
    row: ['half-day-slip', 'outside-conference-days', 'room-overlap'],
    subject: ['half-day-slip', 'outside-conference-days'],
  },
  finders: [numberOrder, numbersByRoom],
});
