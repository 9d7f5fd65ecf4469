import { defineRule } from '../kit';
import { translationTwice } from './shared/translation-twice';

export const rule = defineRule({
  code: 'translation-twice',
  preset: 'core',
  severity: 'error',
  reason: {
    en: 'Search engines heed none of the languages if one of them is named twice, and readers would be led in a circle.',
    fr: 'Les moteurs de recherche ne tiennent compte d’aucune langue si l’une est nommée deux fois, et les lecteurs tourneraient en rond.',
    ar: 'لا تأخذ محركات البحث بأي لغة إذا ذُكرت إحداها مرتين، وسيدور القرّاء في حلقة.',
  },
  finders: [translationTwice],
});
