import { defineRule } from '../kit';
import { reasons } from '../reasons';
import {
  affiliationInOtherLanguage,
  countryInOtherLanguage,
  countryInTwoTables,
  countryTwoSpellings,
} from './shared/country-sense';

export const rule = defineRule({
  code: 'country-two-spellings',
  reason: reasons.placeInDoubt,
  yieldsTo: { cell: ['country-two-spellings'] },
  finders: [countryInOtherLanguage, countryTwoSpellings, countryInTwoTables, affiliationInOtherLanguage],
});
