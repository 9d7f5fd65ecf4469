import { defineRule } from '../kit';
import {
  affiliationInOtherLanguage,
  countryInOtherLanguage,
  countryInTwoTables,
  countryTwoSpellings,
} from './shared/country-sense';

export const rule = defineRule({
  code: 'country-two-spellings',
  preset: 'core',
  severity: 'warning',
  reason: {
    en: 'Visas, flights and statistics go by the place: where two disagree, or a name is not in ISO 3166, one may be wrong.',
    fr: 'Visas, vols et statistiques suivent le lieu : si deux diffèrent, ou si un nom n’est pas dans l’ISO 3166, l’un peut être faux.',
    ar: 'تعتمد التأشيرات والرحلات والإحصاءات على المكان: إن اختلف مكانان، أو لم يرد اسم في ISO 3166، فقد يكون أحدهما خاطئا.',
  },
  yieldsTo: { cell: ['country-two-spellings'] },
  finders: [countryInOtherLanguage, countryTwoSpellings, countryInTwoTables, affiliationInOtherLanguage],
});
