import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { themeContrast } from './shared/theme-contrast';

export const rule = defineRule({
  code: 'contrast-below-aaa',
  preset: 'core',
  severity: 'warning',
  reason: reasons.hardToRead,
  finders: [only('contrast-below-aaa', themeContrast)],
});
