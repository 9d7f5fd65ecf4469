import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { priceLists } from './shared/price-lists';

export const rule = defineRule({
  code: 'missing-value',
  preset: 'core',
  severity: 'error',
  reason: reasons.factElsewhere,
  finders: [...priceLists.map((each) => only('missing-value', each))],
});
