import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { translationTwice } from './shared/translation-twice';

export const rule = defineRule({
  code: 'translation-twice',
  severity: 'error',
  reason: reasons.languagesIgnored,
  finders: [translationTwice],
});
