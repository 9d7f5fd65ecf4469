import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { currencyName, currencyOfCaption } from './shared/currency-sense';

export const rule = defineRule({
  code: 'currency-name',
  reason: reasons.wrongCurrency,
  finders: [currencyName, currencyOfCaption],
});
