import type { CollectionName } from '../collections';
import { absurdLength } from './absurd-length';
import { brokenAnchor } from './broken-anchor';
import { brokenFont } from './broken-font';
import { brokenLink } from './broken-link';
import type { Check } from './check';
import { conferenceDates } from './conference-dates';
import { correspondingAuthor } from './corresponding-author';
import { currencyNumber } from './currency-number';
import { deadlineOrder } from './deadline-order';
import { duplicateMember } from './duplicate-member';
import { duplicateRoute } from './duplicate-route';
import { duplicateTitle } from './duplicate-title';
import { emptyCommittee } from './empty-committee';
import { emptyMenu } from './empty-menu';
import { endBeforeStart } from './end-before-start';
import { feeAmounts } from './fee-amounts';
import { feePeriod } from './fee-period';
import { languageWithoutWords } from './language-without-words';
import { largeAsset } from './large-asset';
import { missingAsset } from './missing-asset';
import { missingCurrency } from './missing-currency';
import { missingFact } from './missing-fact';
import { missingPlace } from './missing-place';
import { missingSource } from './missing-source';
import { outsideConferenceDays } from './outside-conference-days';
import { outsideOpeningHours } from './outside-opening-hours';
import { overlapsPlenary } from './overlaps-plenary';
import { pageNumbers } from './page-numbers';
import { panelWithoutSession } from './panel-without-session';
import { paperInOtherSession } from './paper-in-other-session';
import { paperTimes } from './paper-times';
import { ambiguousSpelling, duplicatePerson, unmentionedPerson } from './people-file';
import { personDoubleBooked } from './person-double-booked';
import { phraseNames } from './phrase-names';
import { pictureFile } from './picture-file';
import { pictureMetadata } from './picture-metadata';
import { pictureSize } from './picture-size';
import { reservedId } from './reserved-id';
import { reservedRoute } from './reserved-route';
import { roomOverlap } from './room-overlap';
import { sessionKind } from './session-kind';
import { sessionNumbers } from './session-numbers';
import { sessionParts } from './session-parts';
import { sessionTooShort } from './session-too-short';
import { sessionWithoutPapers } from './session-without-papers';
import { similarNames } from './similar-names';
import { skippedHour } from './skipped-hour';
import { specialSessionNotAccepted } from './special-session-not-accepted';
import { specialSessionSize } from './special-session-size';
import { specialSessionText } from './special-session-text';
import { supersededDate } from './superseded-date';
import { templateInPlainText } from './template-in-plain-text';
import { themeContrast } from './theme-contrast';
import { unbalancedTitle } from './unbalanced-title';
import { unknownChair } from './unknown-chair';
import { unreachablePage } from './unreachable-page';
import { unreleasedChanges } from './unreleased-changes';
import { unusedAsset } from './unused-asset';
import { wrongOffset } from './wrong-offset';
import { wrongWeekday } from './wrong-weekday';
import { zeroLength } from './zero-length';

/** Every rule; a new one is a file beside this one and a row here. */
export const checks = [
  missingAsset,
  largeAsset,
  pictureFile,
  pictureSize,
  pictureMetadata,
  brokenFont,
  unusedAsset,
  brokenLink,
  brokenAnchor,
  duplicateRoute,
  reservedRoute,
  unreachablePage,
  emptyMenu,
  reservedId,
  templateInPlainText,
  wrongWeekday,
  ...endBeforeStart,
  ...zeroLength,
  absurdLength,
  skippedHour,
  outsideConferenceDays,
  outsideOpeningHours,
  conferenceDates,
  missingPlace,
  wrongOffset,
  ...deadlineOrder,
  supersededDate,
  panelWithoutSession,
  roomOverlap,
  overlapsPlenary,
  personDoubleBooked,
  sessionKind,
  sessionParts,
  sessionNumbers,
  sessionWithoutPapers,
  sessionTooShort,
  paperInOtherSession,
  correspondingAuthor,
  paperTimes,
  duplicateTitle,
  ...unbalancedTitle,
  pageNumbers,
  missingFact,
  specialSessionText,
  ...specialSessionSize,
  specialSessionNotAccepted,
  unknownChair,
  similarNames,
  duplicatePerson,
  ambiguousSpelling,
  unmentionedPerson,
  emptyCommittee,
  ...duplicateMember,
  ...feeAmounts,
  feePeriod,
  currencyNumber,
  languageWithoutWords,
  phraseNames,
  ...missingCurrency,
  ...missingSource,
  themeContrast,
  unreleasedChanges,
] as readonly Check<CollectionName>[]; // runChecks() hands each check the collections that it names, no others
