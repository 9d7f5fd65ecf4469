import type { Check } from '../../check';
import type { CollectionName } from '../../collections';
import { cityInCountry, publisherPlace, universityOfCountry } from './city-in-country';
import { cityOfAddress } from './city-of-address';
import { conferenceDates } from './conference-dates';
import { conferenceSense, heldOnline, newsBeforeTime, newsDate } from './conference-sense';
import { countDisagrees } from './count-disagrees';
import { committeeCounted, countedBeside } from './counted-beside';
import {
  affiliationInOtherLanguage,
  countryDisagrees,
  countryInOtherLanguage,
  countryTwoSpellings,
  countryUnknown,
} from './country-sense';
import { countsOfRecord, sizeOfLinkedCall } from './counts-of-record';
import { currencyByName } from './currency-by-name';
import { dateDisagrees } from './date-disagrees';
import { dayWithoutSessions } from './day-without-sessions';
import { eventDisagrees, nthEventDisagrees } from './event-disagrees';
import { factsDisagree } from './facts-disagree';
import { deskInText, languageInWords, languageOfCalls, starsInText } from './facts-in-words';
import { hostOfPayment } from './host-of-payment';
import { kindInText } from './kind-in-text';
import { missingFact } from './missing-fact';
import { missingPlace } from './missing-place';
import { monthOfAnother } from './month-of-another';
import { noteAfterEnd, noteOfAnotherDay } from './note-disagrees';
import { openingDisagrees } from './opening-disagrees';
import { panelAndSession } from './panel-and-session';
import { posterFormat, sheetSize } from './paper-format';
import { phraseNames } from './phrase-names';
import { placeDisagrees } from './place-disagrees';
import { acronymOfAddress, linkToOrganizer, nameOfOrganizer, proceedingsTitle, titleOfHome } from './proceedings-title';
import { roomInText } from './room-in-text';
import { saidInSameWords, saidInTwoTexts } from './said-in-two-texts';
import { sessionInText } from './session-in-text';
import { dayOfAnotherStep, stepOfAnotherTrack } from './step-of-another-track';
import { supersededDate } from './superseded-date';
import { unreleasedChanges } from './unreleased-changes';
import { venueFieldElsewhere, venueIsWhereItIs } from './venue-sense';
import { weekdayOfNone } from './weekday-of-none';
import { wrongOffset } from './wrong-offset';
import { wrongWeekday } from './wrong-weekday';

/** A text that was typed by hand agrees with the facts of the conference: days, places, counts, names, years. */
export const agreementChecks = [
  wrongWeekday,
  weekdayOfNone,
  conferenceDates,
  dayWithoutSessions,
  missingPlace,
  wrongOffset,
  supersededDate,
  missingFact,
  phraseNames,
  countDisagrees,
  countedBeside,
  currencyByName,
  hostOfPayment,
  monthOfAnother,
  panelAndSession,
  posterFormat,
  sheetSize,
  roomInText,
  stepOfAnotherTrack,
  dayOfAnotherStep,
  committeeCounted,
  countryUnknown,
  countryTwoSpellings,
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
  countsOfRecord,
  sizeOfLinkedCall,
  saidInTwoTexts,
  saidInSameWords,
  starsInText,
  deskInText,
  languageInWords,
  languageOfCalls,
  eventDisagrees,
  nthEventDisagrees,
  openingDisagrees,
  noteOfAnotherDay,
  noteAfterEnd,
  sessionInText,
  kindInText,
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
