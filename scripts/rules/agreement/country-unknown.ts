import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { countryDisagrees, countryUnknown } from './shared/country-sense';

export const rule = defineRule({
  code: 'country-unknown',
  reason: reasons.placeInDoubt,
  finders: [countryUnknown, countryDisagrees],
});
