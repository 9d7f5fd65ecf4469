import { defineRule, only } from '../kit';
import { linkAddress } from './shared/link-address';

export const rule = defineRule({
  code: 'link-tail',
  preset: 'core',
  severity: 'warning',
  reason: {
    en: 'The link leads nowhere, and whoever follows it thinks that the site is broken.',
    fr: 'Le lien ne mène nulle part, et qui le suit croit le site en panne.',
    ar: 'لا يؤدي الرابط إلى شيء، ومن يتبعه يظن أن الموقع معطل.',
  },
  finders: [only('link-tail', linkAddress)],
});
