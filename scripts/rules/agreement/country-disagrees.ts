import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { countryDisagrees } from './shared/country-sense';

export const rule = defineRule({
  code: 'country-disagrees',
  preset: 'thorough',
  severity: 'warning',
  reason: reasons.placeInDoubt,
  yieldsTo: { cell: ['country-disagrees'] },
  finders: [only('country-disagrees', countryDisagrees)],
});
