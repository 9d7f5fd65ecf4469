import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { bicForm } from './shared/bank-account';

export const rule = defineRule({
  code: 'bic-form',
  reason: reasons.wrongAccount,
  finders: [bicForm],
});
