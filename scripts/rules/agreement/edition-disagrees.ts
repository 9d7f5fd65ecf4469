import { defineRule, only } from '../kit';
import { factsDisagree } from './shared/facts-disagree';

export const rule = defineRule({
  code: 'edition-disagrees',
  preset: 'core',
  severity: 'warning',
  reason: {
    en: 'Words of last year or of another conference make visitors doubt that the rest is of this one.',
    fr: 'Des mots de l’an passé ou d’un autre colloque font douter de tout le reste.',
    ar: 'كلمات من السنة الماضية أو من مؤتمر آخر تجعل الزوار يشكون في الباقي.',
  },
  finders: [only('edition-disagrees', factsDisagree)],
});
