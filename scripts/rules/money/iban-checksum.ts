import { defineRule } from '../kit';
import { ibanChecksum } from './shared/bank-account';

export const rule = defineRule({
  code: 'iban-checksum',
  preset: 'core',
  severity: 'warning',
  reason: {
    en: 'Money that is sent to a wrong account comes back after weeks, or never.',
    fr: 'L’argent versé sur un mauvais compte revient après des semaines, ou jamais.',
    ar: 'المال المرسل إلى حساب خاطئ يعود بعد أسابيع، أو لا يعود.',
  },
  finders: [ibanChecksum],
});
