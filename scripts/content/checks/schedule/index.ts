import type { Check } from '../../check';
import type { CollectionName } from '../../collections';
import { absurdLength } from './absurd-length';
import { breakBesideTalks, dayWithoutBreak } from './day-of-breaks';
import { endBeforeStart } from './end-before-start';
import {
  dinnerUntilMorning,
  eveningsOverlap,
  eventBesideCeremony,
  eventBesideLunch,
  talkBesideDinner,
} from './evenings-overlap';
import {
  kindOfSeries,
  kindOfTitle,
  mealOfAnotherName,
  numberOfKind,
  partTwice,
  sessionOfSpecial,
  titleOfAnySession,
} from './kind-and-title';
import {
  countdownTooEarly,
  countdownTooLate,
  receptionInTheMorning,
  registrationAfterTalks,
  registrationTooLate,
} from './odd-hours';
import { outsideConferenceDays } from './outside-conference-days';
import { outsideOpeningHours } from './outside-opening-hours';
import { overlapsPlenary } from './overlaps-plenary';
import { panelWithoutSession } from './panel-without-session';
import { personDoubleBooked } from './person-double-booked';
import { plenaryInTheEvening } from './plenary-in-the-evening';
import { roomOverlap } from './room-overlap';
import { plenaryElsewhere, plenaryRooms, roomUnused } from './rooms-sense';
import { sessionKind } from './session-kind';
import { noteOfSession } from './session-notes';
import { sessionNumbers } from './session-numbers';
import { breaksOverlap, mealBesideTalks, numberOrder, numbersByRoom, openingOrder } from './session-order';
import { sessionParts } from './session-parts';
import {
  halfDaySlip,
  keynoteWithoutSpeaker,
  mealHour,
  oralWithoutRoom,
  panelNotNamed,
  speakerInBreak,
  titleOfKind,
} from './session-sense';
import { sessionTitleTwice } from './session-title-twice';
import { sessionTooShort } from './session-too-short';
import { skippedHour } from './skipped-hour';
import { speakerUnscheduled } from './speaker-unscheduled';
import {
  numberBeforeTitle,
  numberOfTitle,
  numberSkipped,
  partOfSpecial,
  partsInOrder,
  partWithoutFirst,
  titleNumber,
} from './title-parts';
import { posterAmongTalks, unlikeSession } from './unlike-session';
import { zeroLength } from './zero-length';

/** Sessions are where people can be, at hours that people keep. */
export const scheduleChecks = [
  ...endBeforeStart,
  ...zeroLength,
  absurdLength,
  skippedHour,
  outsideConferenceDays,
  outsideOpeningHours,
  panelWithoutSession,
  roomOverlap,
  overlapsPlenary,
  personDoubleBooked,
  sessionKind,
  sessionParts,
  sessionNumbers,
  sessionTitleTwice,
  sessionTooShort,
  dayWithoutBreak,
  kindOfSeries,
  kindOfTitle,
  numberOfKind,
  mealOfAnotherName,
  partTwice,
  sessionOfSpecial,
  titleOfAnySession,
  countdownTooEarly,
  countdownTooLate,
  receptionInTheMorning,
  registrationAfterTalks,
  registrationTooLate,
  noteOfSession,
  breakBesideTalks,
  eveningsOverlap,
  eventBesideCeremony,
  eventBesideLunch,
  talkBesideDinner,
  dinnerUntilMorning,
  plenaryRooms,
  plenaryElsewhere,
  roomUnused,
  breaksOverlap,
  mealBesideTalks,
  numberOrder,
  numbersByRoom,
  openingOrder,
  titleNumber,
  partWithoutFirst,
  partsInOrder,
  partOfSpecial,
  numberBeforeTitle,
  numberOfTitle,
  numberSkipped,
  speakerInBreak,
  titleOfKind,
  oralWithoutRoom,
  keynoteWithoutSpeaker,
  panelNotNamed,
  mealHour,
  halfDaySlip,
  plenaryInTheEvening,
  speakerUnscheduled,
  unlikeSession,
  posterAmongTalks,
] as readonly Check<CollectionName>[]; // runChecks() hands each check the collections that it names, no others
