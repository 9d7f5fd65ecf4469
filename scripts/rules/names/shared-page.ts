import { defineRule, only } from '../kit';
import { sharedEmail, sharedLogo, sharedPage, sharedPicture, sharedPortrait } from './shared/shared-by-two';

export const rule = defineRule({
  code: 'shared-page',
  preset: 'core',
  severity: 'warning',
  reason: {
    en: 'A copied row shows somebody twice, or with the face, mailbox or university of somebody else.',
    fr: 'Une ligne copiée montre quelqu’un deux fois, ou avec le visage, l’adresse ou l’université d’un autre.',
    ar: 'السطر المنسوخ يظهر شخصا مرتين، أو بصورة غيره أو بريده أو جامعته.',
  },
  finders: [
    only('shared-page', sharedPortrait),
    only('shared-page', sharedEmail),
    only('shared-page', sharedPage),
    only('shared-page', sharedLogo),
    only('shared-page', sharedPicture),
  ],
});
