import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { themeContrast } from './shared/theme-contrast';

export const rule = defineRule({
  code: 'contrast-below-aaa',
  reason: reasons.hardToRead,
  finders: [themeContrast],
});
