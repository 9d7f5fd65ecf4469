import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { themeContrast } from './shared/theme-contrast';

export const rule = defineRule({
  code: 'contrast-too-low',
  preset: 'core',
  severity: 'error',
  reason: reasons.hardToRead,
  finders: [only('contrast-too-low', themeContrast)],
});
