import { defineRule } from '../kit';
import { languageOfNone } from './shared/translation-twice';

export const rule = defineRule({
  code: 'bad-language',
  preset: 'core',
  severity: 'error',
  reason: {
    en: 'Other systems know people, papers and countries by this code: a wrong one names somebody else, or nobody.',
    fr: 'D’autres systèmes reconnaissent par ce code personnes, articles et pays : faux, il désigne autrui ou personne.',
    ar: 'تعرف الأنظمة الأخرى الأشخاص والأوراق والبلدان بهذا الرمز، والرمز الخاطئ يدل على غيرهم.',
  },
  finders: [languageOfNone],
});
