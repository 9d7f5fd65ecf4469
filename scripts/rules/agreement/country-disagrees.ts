import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { countryDisagrees } from './shared/country-sense';

export const rule = defineRule({
  code: 'country-disagrees',
  preset: 'thorough',
  reason: reasons.placeInDoubt,
  yieldsTo: { cell: ['country-disagrees'] },
  finders: [countryDisagrees],
});
