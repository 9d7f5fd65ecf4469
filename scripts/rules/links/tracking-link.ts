import { defineRule, only } from '../kit';
import { linkAddress } from './shared/link-address';

export const rule = defineRule({
  code: 'tracking-link',
  preset: 'core',
  severity: 'warning',
  reason: {
    en: 'The link leads elsewhere than it says, can be read on the way, or tells more of visitors than they know.',
    fr: 'Le lien mène ailleurs qu’il ne dit, peut être lu en chemin ou en dit trop sur les visiteurs.',
    ar: 'يؤدي الرابط إلى غير ما يقول، أو يمكن قراءته في الطريق، أو يكشف عن الزوار أكثر مما يعلمون.',
  },
  finders: [only('tracking-link', linkAddress)],
});
