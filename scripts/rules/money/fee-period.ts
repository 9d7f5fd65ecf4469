import { defineRule } from '../kit';
import { feePeriod } from './shared/fee-period';

export const rule = defineRule({
  code: 'fee-period',
  preset: 'core',
  severity: 'error',
  reason: {
    en: 'People pay what stands there: a digit lost cannot be asked for again, a digit too many has to be given back.',
    fr: 'On paie ce qui est écrit : un chiffre perdu ne se réclame plus, un chiffre de trop se rembourse.',
    ar: 'يدفع الناس ما هو مكتوب: الرقم الناقص لا يطالب به، والزائد يجب رده.',
  },
  finders: [feePeriod],
});
