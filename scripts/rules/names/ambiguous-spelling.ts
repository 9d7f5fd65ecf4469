import { defineRule } from '../kit';
import { ambiguousSpelling } from './shared/people-file';

export const rule = defineRule({
  code: 'ambiguous-spelling',
  preset: 'core',
  severity: 'error',
  reason: {
    en: 'One person under two spellings has two pages, each with a half of the work, and nobody notices two places at once.',
    fr: 'Une personne écrite de deux façons a deux pages, chacune avec la moitié de son travail.',
    ar: 'من كتب اسمه بطريقتين له صفحتان، في كل منهما نصف عمله.',
  },
  finders: [ambiguousSpelling],
});
