import { defineRule } from '../kit';
import { nameTwice, personTwice } from './shared/name-twice';

export const rule = defineRule({
  code: 'name-twice',
  preset: 'core',
  severity: 'warning',
  reason: {
    en: 'A copied row shows somebody twice, or with the face, mailbox or university of somebody else.',
    fr: 'Une ligne copiée montre quelqu’un deux fois, ou avec le visage, l’adresse ou l’université d’un autre.',
    ar: 'السطر المنسوخ يظهر شخصا مرتين، أو بصورة غيره أو بريده أو جامعته.',
  },
  finders: [nameTwice, personTwice],
});
