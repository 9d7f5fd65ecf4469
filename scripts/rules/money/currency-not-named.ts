import { defineRule } from '../kit';
import { currencyNotNamed } from './shared/currency-sense';

export const rule = defineRule({
  code: 'currency-not-named',
  preset: 'core',
  severity: 'warning',
  reason: {
    en: 'The payment service charges in the currency of this code, whatever the page says.',
    fr: 'Le service de paiement débite dans la monnaie de ce code, quoi que dise la page.',
    ar: 'تخصم خدمة الدفع بعملة هذا الرمز مهما قالت الصفحة.',
  },
  yieldsTo: { cell: ['currency-name'] },
  finders: [currencyNotNamed],
});
