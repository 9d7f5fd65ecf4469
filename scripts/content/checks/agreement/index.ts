import type { Check } from '../../check';
import type { CollectionName } from '../../collections';
import {
  affiliationInOtherLanguage,
  countryDisagrees,
  countryInOtherLanguage,
  countryInTwoTables,
  countryTwoSpellings,
  countryUnknown,
} from './country-sense';
import { dateDisagrees } from './date-disagrees';
import { factsDisagree } from './facts-disagree';
import { missingFact } from './missing-fact';
import { missingPlace } from './missing-place';
import { phraseNames } from './phrase-names';
import { placeDisagrees } from './place-disagrees';
import { unreleasedChanges } from './unreleased-changes';
import { wrongOffset } from './wrong-offset';
import { wrongWeekday } from './wrong-weekday';
import { zoneOfCountry } from './zone-of-country';

/** A text that was typed by hand agrees with the facts of the conference: days, places, counts, names, years. */
export const agreementChecks = [
  zoneOfCountry,
  wrongWeekday,
  missingPlace,
  wrongOffset,
  missingFact,
  phraseNames,
  countryUnknown,
  countryTwoSpellings,
  countryInTwoTables,
  countryDisagrees,
  dateDisagrees,
  factsDisagree,
  placeDisagrees,
  countryInOtherLanguage,
  affiliationInOtherLanguage,
  unreleasedChanges,
] as readonly Check<CollectionName>[]; // runChecks() hands each check the collections that it names, no others
