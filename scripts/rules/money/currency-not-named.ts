import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { currencyNotNamed } from './shared/currency-sense';

export const rule = defineRule({
  code: 'currency-not-named',
  reason: reasons.wrongCurrency,
  yieldsTo: { cell: ['currency-name'] },
  finders: [currencyNotNamed],
});
