import type { Check } from '../../check';
import type { CollectionName } from '../../collections';
import { absurdLength } from './absurd-length';
import { endBeforeStart } from './end-before-start';
import { outsideConferenceDays } from './outside-conference-days';
import { outsideOpeningHours } from './outside-opening-hours';
import { overlapsPlenary } from './overlaps-plenary';
import { panelWithoutSession } from './panel-without-session';
import { personDoubleBooked } from './person-double-booked';
import { roomOverlap } from './room-overlap';
import { plenaryElsewhere, plenaryRooms, roomUnused } from './rooms-sense';
import { sessionKind } from './session-kind';
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
  plenaryRooms,
  plenaryElsewhere,
  roomUnused,
  breaksOverlap,
  mealBesideTalks,
  numberOrder,
  numbersByRoom,
  openingOrder,
  speakerInBreak,
  titleOfKind,
  oralWithoutRoom,
  keynoteWithoutSpeaker,
  panelNotNamed,
  mealHour,
  halfDaySlip,
  speakerUnscheduled,
] as readonly Check<CollectionName>[]; // runChecks() hands each check the collections that it names, no others
