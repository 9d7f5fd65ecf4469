import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { currencyName, currencyOfCaption } from './shared/currency-sense';

export const rule = defineRule({
  code: 'currency-name',
  preset: 'core',
  severity: 'warning',
  reason: reasons.wrongCurrency,
  finders: [currencyName, currencyOfCaption],
});
