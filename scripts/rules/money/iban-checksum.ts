import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { ibanChecksum } from './shared/bank-account';

export const rule = defineRule({
  code: 'iban-checksum',
  reason: reasons.wrongAccount,
  finders: [ibanChecksum],
});
