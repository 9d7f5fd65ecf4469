import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { priceLists } from './shared/price-lists';

export const rule = defineRule({
  code: 'missing-value',
  severity: 'error',
  reason: reasons.factElsewhere,
  finders: priceLists,
});
