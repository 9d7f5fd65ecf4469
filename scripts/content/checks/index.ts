import type { CollectionName } from '../collections';
import { abstractOfAnother } from './abstract-of-another';
import { absurdLength } from './absurd-length';
import { affiliationCountry } from './affiliation-country';
import { allCapitals } from './all-capitals';
import { bicForm, ibanChecksum } from './bank-account';
import { brokenAnchor } from './broken-anchor';
import { brokenFont } from './broken-font';
import { brokenLink } from './broken-link';
import { cellLeftEmpty } from './cell-left-empty';
import { cellsExchanged, nameExchanged } from './cells-exchanged';
import type { Check } from './check';
import { cityInCountry, universityOfCountry } from './city-in-country';
import { conferenceDates } from './conference-dates';
import { conferenceSense, newsDate } from './conference-sense';
import { contactsExchanged, contactTwice } from './contacts-exchanged';
import { correspondingAuthor } from './corresponding-author';
import { countDisagrees } from './count-disagrees';
import { countryDisagrees, countryInOtherLanguage, countryTwoSpellings, countryUnknown } from './country-sense';
import { countsOfRecord } from './counts-of-record';
import { currencyNumber } from './currency-number';
import { currencyName, currencyNotNamed, currencyNotTaken, currencyOfCaption, currencyOfFees } from './currency-sense';
import { dateDisagrees } from './date-disagrees';
import { breakBesideTalks, dayWithoutBreak } from './day-of-breaks';
import { daysAndDoors } from './days-and-doors';
import { deadlineOrder } from './deadline-order';
import { deadlineLabels, deadlineLabelTwice, deadlineReferences } from './deadline-references';
import { deadlineTrackOrder, deadlineYear, proceedingsYear, specialDeadlineYear } from './deadline-sense';
import { documentDisagrees, documentKind } from './document-sense';
import { domainOfName, pageOfName } from './domain-of-name';
import { duplicateMember } from './duplicate-member';
import { duplicateRoute } from './duplicate-route';
import { duplicateTitle } from './duplicate-title';
import { emailOfAnotherPlace } from './email-of-another-place';
import { emptyCommittee } from './empty-committee';
import { emptyMenu } from './empty-menu';
import { emptySection, emptyText } from './empty-text';
import { endBeforeStart } from './end-before-start';
import { endlessWord } from './endless-word';
import { eventDisagrees, noteOfAnotherDay } from './event-disagrees';
import { factsDisagree } from './facts-disagree';
import { feeAmounts } from './fee-amounts';
import { feeLate, feeMembership, feeStudent } from './fee-order';
import { feePeriod, feePeriodsMeet } from './fee-period';
import { feeUnlikeOthers } from './fee-unlike-others';
import { feeZero } from './fee-zero';
import { fewValues } from './few-values';
import { formulaInText } from './formula-in-text';
import { htmlInText } from './html-in-text';
import { httpLink } from './http-link';
import { groupsByCase, idsByCase, namesByCase } from './ids-alike';
import { invisibleCharacter } from './invisible-character';
import { keywordsSense } from './keywords-sense';
import { languageWithoutWords } from './language-without-words';
import { largeAsset } from './large-asset';
import { latexInText } from './latex-in-text';
import { linkAddress } from './link-address';
import { linkOfAnotherPage } from './link-of-another-page';
import { linkOfAnotherService, linkOfAnotherSession, roomElsewhere } from './link-of-another-session';
import { linkWords } from './link-words';
import { localhostLink } from './localhost-link';
import { lostLetter } from './lost-letter';
import { mailboxHost } from './mailbox-host';
import { markdownInPlainText } from './markdown-in-plain-text';
import { mergeConflict } from './merge-conflict';
import { missingAsset } from './missing-asset';
import { missingCurrency } from './missing-currency';
import { missingFact } from './missing-fact';
import { missingPlace } from './missing-place';
import { missingSource } from './missing-source';
import { mixedAlphabets } from './mixed-alphabets';
import { moreThanAName } from './more-than-a-name';
import { nameForm } from './name-form';
import { nameInText } from './name-in-text';
import { nameGap, nameTwice } from './name-twice';
import { nearDomain } from './near-domain';
import { eveningsOverlap, lectureElsewhere, lengthUnlikeOthers } from './odd-sessions';
import { ofAnotherPerson, speakerOfTitle } from './of-another-person';
import { otherLanguage } from './other-language';
import { outsideConferenceDays } from './outside-conference-days';
import { outsideOpeningHours } from './outside-opening-hours';
import { overlapsPlenary } from './overlaps-plenary';
import { ownPageAbsolute } from './own-page-absolute';
import { pageNumbers } from './page-numbers';
import { panelWithoutSession } from './panel-without-session';
import { paperInOtherSession } from './paper-in-other-session';
import { paperTimes } from './paper-times';
import { ambiguousSpelling, duplicatePerson, unmentionedPerson } from './people-file';
import { personDoubleBooked } from './person-double-booked';
import { phoneNumber } from './phone-number';
import { phraseNames } from './phrase-names';
import { pictureFile } from './picture-file';
import { pictureMetadata } from './picture-metadata';
import { pictureSize } from './picture-size';
import { pictureWords } from './picture-words';
import { placeDisagrees } from './place-disagrees';
import { placeholder } from './placeholder';
import { acronymOfAddress, nameOfOrganizer, proceedingsTitle, titleOfHome } from './proceedings-title';
import { repeatedText } from './repeated-text';
import { repeatedWord } from './repeated-word';
import { replacedTooFar } from './replaced-too-far';
import { reservedId } from './reserved-id';
import { reservedRoute } from './reserved-route';
import { roomOverlap } from './room-overlap';
import { plenaryElsewhere, plenaryRooms, roomUnused } from './rooms-sense';
import { screenshotSize } from './screenshot-size';
import { sessionKind } from './session-kind';
import { sessionNumbers } from './session-numbers';
import { breaksOverlap, mealBesideTalks, numberOrder, openingOrder } from './session-order';
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
import { sessionWithoutPapers } from './session-without-papers';
import { severalNamesInCell } from './several-names-in-cell';
import { sharedEmail, sharedLogo, sharedPage, sharedPortrait } from './shared-by-two';
import { similarNames } from './similar-names';
import { skippedHour } from './skipped-hour';
import { speakerUnscheduled } from './speaker-unscheduled';
import { specialSessionNotAccepted } from './special-session-not-accepted';
import { specialSessionSize } from './special-session-size';
import { specialSessionText } from './special-session-text';
import { specialSessionTitle } from './special-session-title';
import { spreadsheetTurned } from './spreadsheet-turned';
import { straySpace } from './stray-space';
import { supersededDate } from './superseded-date';
import { templateInPlainText } from './template-in-plain-text';
import { abstractCut, bracketOpen, titleCut } from './text-cut';
import { textFromPdf } from './text-from-pdf';
import { textMojibake } from './text-mojibake';
import { themeContrast } from './theme-contrast';
import { titleBeginsSmall } from './title-begins-small';
import { titleForm } from './title-form';
import { titlePageAuthors } from './title-page-authors';
import { numberBeforeTitle, partOfSpecial, partsInOrder, partWithoutFirst, titleNumber } from './title-parts';
import { trackWithoutDeadline } from './track-without-deadline';
import { translationTwice } from './translation-twice';
import { twoAffiliations } from './two-affiliations';
import { unknownChair } from './unknown-chair';
import { unlikeColumn } from './unlike-column';
import { unlikeItsId } from './unlike-its-id';
import { unlikeSession } from './unlike-session';
import { unreachablePage } from './unreachable-page';
import { unreleasedChanges } from './unreleased-changes';
import { unusedAsset } from './unused-asset';
import { venueFieldElsewhere, venueIsWhereItIs } from './venue-sense';
import { wrongOffset } from './wrong-offset';
import { wrongWeekday } from './wrong-weekday';
import { zeroLength } from './zero-length';

/** The rules that may refuse the data: nothing is published as long as one of them has found an error. */
export const refusals = [
  missingAsset,
  pictureFile,
  pictureSize,
  pictureMetadata,
  brokenFont,
  brokenLink,
  brokenAnchor,
  duplicateRoute,
  reservedRoute,
  emptyMenu,
  reservedId,
  templateInPlainText,
  wrongWeekday,
  ...endBeforeStart,
  ...zeroLength,
  skippedHour,
  outsideConferenceDays,
  outsideOpeningHours,
  missingPlace,
  wrongOffset,
  ...deadlineOrder,
  supersededDate,
  panelWithoutSession,
  roomOverlap,
  personDoubleBooked,
  sessionKind,
  sessionParts,
  sessionNumbers,
  paperInOtherSession,
  correspondingAuthor,
  paperTimes,
  duplicateTitle,
  pageNumbers,
  missingFact,
  specialSessionText,
  duplicatePerson,
  ambiguousSpelling,
  unmentionedPerson,
  ...duplicateMember,
  ...feeAmounts,
  feePeriod,
  feePeriodsMeet,
  currencyNumber,
  translationTwice,
  phraseNames,
  ...missingCurrency,
  ...missingSource,
  themeContrast,
] as readonly Check<CollectionName>[]; // judge() hands each check the collections that it names, no others

/**
 * The rules that only remark: all of their problems are warnings, and `npm run dev` shows the pages before it asks them. A new rule is
 * a file beside this one and a row here, or above if it may refuse.
 */
export const remarks = [
  largeAsset,
  unusedAsset,
  unreachablePage,
  absurdLength,
  conferenceDates,
  overlapsPlenary,
  sessionWithoutPapers,
  sessionTitleTwice,
  sessionTooShort,
  specialSessionTitle,
  ...specialSessionSize,
  specialSessionNotAccepted,
  unknownChair,
  similarNames,
  emptyCommittee,
  languageWithoutWords,
  screenshotSize,
  allCapitals,
  ibanChecksum,
  bicForm,
  currencyName,
  currencyNotNamed,
  currencyNotTaken,
  currencyOfCaption,
  currencyOfFees,
  endlessWord,
  feeLate,
  feeStudent,
  feeUnlikeOthers,
  feeZero,
  fewValues,
  formulaInText,
  htmlInText,
  httpLink,
  invisibleCharacter,
  latexInText,
  linkAddress,
  linkWords,
  linkOfAnotherPage,
  localhostLink,
  lostLetter,
  markdownInPlainText,
  mergeConflict,
  mixedAlphabets,
  moreThanAName,
  nameForm,
  nameTwice,
  nameGap,
  nearDomain,
  mailboxHost,
  domainOfName,
  ownPageAbsolute,
  placeholder,
  repeatedWord,
  phoneNumber,
  nameInText,
  cellLeftEmpty,
  dayWithoutBreak,
  lengthUnlikeOthers,
  breakBesideTalks,
  eveningsOverlap,
  lectureElsewhere,
  severalNamesInCell,
  sharedPortrait,
  sharedEmail,
  sharedLogo,
  sharedPage,
  twoAffiliations,
  spreadsheetTurned,
  straySpace,
  textFromPdf,
  textMojibake,
  titleForm,
  titlePageAuthors,
  idsByCase,
  namesByCase,
  groupsByCase,
  plenaryRooms,
  plenaryElsewhere,
  roomUnused,
  breaksOverlap,
  mealBesideTalks,
  numberOrder,
  openingOrder,
  titleNumber,
  partWithoutFirst,
  partsInOrder,
  partOfSpecial,
  numberBeforeTitle,
  speakerInBreak,
  titleOfKind,
  oralWithoutRoom,
  keynoteWithoutSpeaker,
  panelNotNamed,
  mealHour,
  halfDaySlip,
  speakerUnscheduled,
  countDisagrees,
  countryUnknown,
  countryTwoSpellings,
  countryDisagrees,
  dateDisagrees,
  deadlineYear,
  specialDeadlineYear,
  proceedingsYear,
  deadlineTrackOrder,
  documentKind,
  documentDisagrees,
  factsDisagree,
  placeDisagrees,
  repeatedText,
  emptyText,
  emptySection,
  pictureWords,
  trackWithoutDeadline,
  cellsExchanged,
  nameExchanged,
  daysAndDoors,
  titleCut,
  pageOfName,
  unlikeColumn,
  abstractOfAnother,
  cityInCountry,
  universityOfCountry,
  venueIsWhereItIs,
  conferenceSense,
  newsDate,
  keywordsSense,
  linkOfAnotherSession,
  linkOfAnotherService,
  roomElsewhere,
  ofAnotherPerson,
  speakerOfTitle,
  otherLanguage,
  titleBeginsSmall,
  unlikeItsId,
  unlikeSession,
  affiliationCountry,
  contactsExchanged,
  contactTwice,
  countsOfRecord,
  deadlineLabels,
  deadlineLabelTwice,
  deadlineReferences,
  eventDisagrees,
  noteOfAnotherDay,
  proceedingsTitle,
  titleOfHome,
  nameOfOrganizer,
  acronymOfAddress,
  abstractCut,
  bracketOpen,
  feeMembership,
  countryInOtherLanguage,
  venueFieldElsewhere,
  emailOfAnotherPlace,
  replacedTooFar,
  unreleasedChanges,
] as readonly Check<CollectionName>[]; // the same
