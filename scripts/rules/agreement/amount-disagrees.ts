import { defineRule, only } from '../kit';
import { factsDisagree } from './shared/facts-disagree';

export const rule = defineRule({
  code: 'amount-disagrees',
  preset: 'core',
  severity: 'warning',
  reason: {
    en: 'A number that was typed by hand stays behind when the fact changes, and people hold you to the lower one.',
    fr: 'Un nombre tapé à la main reste en arrière quand le fait change, et l’on vous tient au plus bas.',
    ar: 'الرقم المكتوب باليد يبقى قديما حين تتغير المعلومة، ويطالبكم الناس بالأقل.',
  },
  finders: [only('amount-disagrees', factsDisagree)],
});
