import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { languageOfNone } from './shared/translation-twice';

export const rule = defineRule({
  code: 'bad-language',
  severity: 'error',
  reason: reasons.codeOfAnother,
  finders: [languageOfNone],
});
