import { defineRule, only } from '../kit';
import { themeContrast } from './shared/theme-contrast';

export const rule = defineRule({
  code: 'contrast-too-low',
  preset: 'core',
  severity: 'error',
  reason: {
    en: 'People with weak sight, and all in the sun, cannot read these colours.',
    fr: 'Les personnes malvoyantes, et tout le monde au soleil, ne peuvent pas lire ces couleurs.',
    ar: 'لا يستطيع ضعاف البصر، ولا غيرهم تحت الشمس، قراءة هذه الألوان.',
  },
  finders: [only('contrast-too-low', themeContrast)],
});
