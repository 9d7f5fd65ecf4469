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
  countryInTwoTables,
  countryTwoSpellings,
  countryUnknown,
} from './country-sense';
import { currencyByName } from './currency-by-name';
import { dateDisagrees } from './date-disagrees';
import { dayWithoutSessions } from './day-without-sessions';
import { doorsOpen } from './doors-open';
import { eventDisagrees, nthEventDisagrees } from './event-disagrees';
import { factsDisagree } from './facts-disagree';
import { deskInText, languageInWords, languageOfCalls, starsInText } from './facts-in-words';
import { hostOfPayment } from './host-of-payment';
import { keptUntil } from './kept-until';
import { kindInText } from './kind-in-text';
import { missingFact } from './missing-fact';
import { missingPlace } from './missing-place';
import { monthOfAnother } from './month-of-another';
import { monthOfCall } from './month-of-call';
import { noteAfterEnd, noteOfAnotherDay } from './note-disagrees';
import { openingDisagrees } from './opening-disagrees';
import { organizerInText } from './organizer-in-text';
import { panelAndSession } from './panel-and-session';
import { posterFormat, posterOrientation, sheetSize } from './paper-format';
import { peopleOfPanel } from './people-of-panel';
import { phraseNames } from './phrase-names';
import { placeDisagrees } from './place-disagrees';
import { placeOfEvent } from './place-of-event';
import { acronymOfAddress, linkToOrganizer, nameOfOrganizer, proceedingsTitle, titleOfHome } from './proceedings-title';
import { roomInText } from './room-in-text';
import { measuredInTwoPlaces, saidInSameWords, saidInTwoTexts } from './said-in-two-texts';
import { sessionInText } from './session-in-text';
import { sidesExchanged } from './sides-exchanged';
import { sizeOfLinkedCall } from './size-of-linked-call';
import { sizesOfCall } from './sizes-of-call';
import { dayOfAnotherStep, stepOfAnotherTrack } from './step-of-another-track';
import { supersededDate } from './superseded-date';
import { talkAndSession } from './talk-and-session';
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
  monthOfCall,
  panelAndSession,
  posterFormat,
  posterOrientation,
  sheetSize,
  roomInText,
  stepOfAnotherTrack,
  dayOfAnotherStep,
  committeeCounted,
  countryUnknown,
  countryTwoSpellings,
  countryInTwoTables,
  countryDisagrees,
  dateDisagrees,
  factsDisagree,
  placeDisagrees,
  placeOfEvent,
  cityInCountry,
  cityOfAddress,
  universityOfCountry,
  publisherPlace,
  venueIsWhereItIs,
  conferenceSense,
  heldOnline,
  newsDate,
  newsBeforeTime,
  peopleOfPanel,
  sizesOfCall,
  sizeOfLinkedCall,
  sidesExchanged,
  saidInTwoTexts,
  measuredInTwoPlaces,
  saidInSameWords,
  starsInText,
  deskInText,
  languageInWords,
  languageOfCalls,
  eventDisagrees,
  nthEventDisagrees,
  openingDisagrees,
  doorsOpen,
  keptUntil,
  talkAndSession,
  noteOfAnotherDay,
  noteAfterEnd,
  sessionInText,
  kindInText,
  proceedingsTitle,
  titleOfHome,
  nameOfOrganizer,
  organizerInText,
  linkToOrganizer,
  acronymOfAddress,
  countryInOtherLanguage,
  affiliationInOtherLanguage,
  venueFieldElsewhere,
  unreleasedChanges,
] as readonly Check<CollectionName>[]; // runChecks() hands each check the collections that it names, no others
