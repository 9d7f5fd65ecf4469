import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { countryDisagrees, countryUnknown } from './shared/country-sense';

export const rule = defineRule({
  code: 'country-unknown',
  preset: 'core',
  severity: 'warning',
  reason: reasons.placeInDoubt,
  finders: [countryUnknown, only('country-unknown', countryDisagrees)],
});
