import type { Check } from '../../check';
import type { CollectionName } from '../../collections';
import { cityInCountry, publisherPlace, universityOfCountry } from './city-in-country';
import { cityOfAddress } from './city-of-address';
import { conferenceDates } from './conference-dates';
import { conferenceSense, heldOnline, newsBeforeTime, newsDate } from './conference-sense';
import { countDisagrees } from './count-disagrees';
import {
  affiliationInOtherLanguage,
  countryDisagrees,
  countryInOtherLanguage,
  countryInTwoTables,
  countryTwoSpellings,
  countryUnknown,
} from './country-sense';
import { currencyByName } from './currency-by-name';
import { dateDisagrees } from './date-disagrees';
import { dayWithoutSessions } from './day-without-sessions';
import { eventDisagrees, nthEventDisagrees } from './event-disagrees';
import { factsDisagree } from './facts-disagree';
import { hostOfPayment } from './host-of-payment';
import { missingFact } from './missing-fact';
import { missingPlace } from './missing-place';
import { panelAndSession } from './panel-and-session';
import { phraseNames } from './phrase-names';
import { placeDisagrees } from './place-disagrees';
import { acronymOfAddress, linkToOrganizer, nameOfOrganizer, proceedingsTitle, titleOfHome } from './proceedings-title';
import { roomInText } from './room-in-text';
import { sessionInText } from './session-in-text';
import { supersededDate } from './superseded-date';
import { talkAndSession } from './talk-and-session';
import { unreleasedChanges } from './unreleased-changes';
import { venueFieldElsewhere, venueIsWhereItIs } from './venue-sense';
import { wrongOffset } from './wrong-offset';
import { wrongWeekday } from './wrong-weekday';

/** A text that was typed by hand agrees with the facts of the conference: days, places, counts, names, years. */
export const agreementChecks = [
  wrongWeekday,
  conferenceDates,
  dayWithoutSessions,
  missingPlace,
  wrongOffset,
  supersededDate,
  missingFact,
  phraseNames,
  countDisagrees,
  currencyByName,
  hostOfPayment,
  panelAndSession,
  roomInText,
  countryUnknown,
  countryTwoSpellings,
  countryInTwoTables,
  countryDisagrees,
  dateDisagrees,
  factsDisagree,
  placeDisagrees,
  cityInCountry,
  cityOfAddress,
  universityOfCountry,
  publisherPlace,
  venueIsWhereItIs,
  conferenceSense,
  heldOnline,
  newsDate,
  newsBeforeTime,
  eventDisagrees,
  nthEventDisagrees,
  talkAndSession,
  sessionInText,
  proceedingsTitle,
  titleOfHome,
  nameOfOrganizer,
  linkToOrganizer,
  acronymOfAddress,
  countryInOtherLanguage,
  affiliationInOtherLanguage,
  venueFieldElsewhere,
  unreleasedChanges,
] as readonly Check<CollectionName>[]; // runChecks() hands each check the collections that it names, no others
