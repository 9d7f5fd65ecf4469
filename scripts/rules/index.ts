// Written by `npm run format`: every file in the folder of a subject is a rule.

import { rule as amountDisagrees } from './agreement/amount-disagrees';
import { rule as countryDisagrees } from './agreement/country-disagrees';
import { rule as countryTwoSpellings } from './agreement/country-two-spellings';
import { rule as countryUnknown } from './agreement/country-unknown';
import { rule as dateDisagrees } from './agreement/date-disagrees';
import { rule as editionDisagrees } from './agreement/edition-disagrees';
import { rule as hostDisagrees } from './agreement/host-disagrees';
import { rule as missingFact } from './agreement/missing-fact';
import { rule as missingPlace } from './agreement/missing-place';
import { rule as offsetDisagrees } from './agreement/offset-disagrees';
import { rule as otherAcronym } from './agreement/other-acronym';
import { rule as otherYear } from './agreement/other-year';
import { rule as phraseNames } from './agreement/phrase-names';
import { rule as placeDisagrees } from './agreement/place-disagrees';
import { rule as unreleasedChanges } from './agreement/unreleased-changes';
import { rule as weekdayDisagrees } from './agreement/weekday-disagrees';
import { rule as wrongOffset } from './agreement/wrong-offset';
import { rule as wrongWeekday } from './agreement/wrong-weekday';
import { rule as deadlineOrder } from './deadlines/deadline-order';
import { rule as deadlineTrackOrder } from './deadlines/deadline-track-order';
import { rule as deadlineYear } from './deadlines/deadline-year';
import { rule as trackWithoutDeadline } from './deadlines/track-without-deadline';
import { rule as assetLetterCase } from './files/asset-letter-case';
import { rule as brokenFont } from './files/broken-font';
import { rule as brokenPicture } from './files/broken-picture';
import { rule as contrastBelowAaa } from './files/contrast-below-aaa';
import { rule as contrastTooLow } from './files/contrast-too-low';
import { rule as documentDisagrees } from './files/document-disagrees';
import { rule as documentKind } from './files/document-kind';
import { rule as fileTooLarge } from './files/file-too-large';
import { rule as hugePicture } from './files/huge-picture';
import { rule as largeAsset } from './files/large-asset';
import { rule as missingAsset } from './files/missing-asset';
import { rule as missingSource } from './files/missing-source';
import { rule as pictureFormat } from './files/picture-format';
import { rule as pictureMetadata } from './files/picture-metadata';
import { rule as smallPicture } from './files/small-picture';
import { rule as titlePageAuthors } from './files/title-page-authors';
import { rule as unreadableFile } from './files/unreadable-file';
import { rule as unusedAsset } from './files/unused-asset';
import type { Rule } from './kit';
import { rule as brokenAnchor } from './links/broken-anchor';
import { rule as brokenLink } from './links/broken-link';
import { rule as doubleScheme } from './links/double-scheme';
import { rule as httpLink } from './links/http-link';
import { rule as linkTail } from './links/link-tail';
import { rule as linkWords } from './links/link-words';
import { rule as localhostLink } from './links/localhost-link';
import { rule as nearDomain } from './links/near-domain';
import { rule as ownPageAbsolute } from './links/own-page-absolute';
import { rule as privateLink } from './links/private-link';
import { rule as trackingLink } from './links/tracking-link';
import { rule as bicForm } from './money/bic-form';
import { rule as currencyName } from './money/currency-name';
import { rule as currencyNotNamed } from './money/currency-not-named';
import { rule as currencyNumber } from './money/currency-number';
import { rule as feeAccommodation } from './money/fee-accommodation';
import { rule as feeMember } from './money/fee-member';
import { rule as feeOneCurrency } from './money/fee-one-currency';
import { rule as feePeriod } from './money/fee-period';
import { rule as feeUnlikeOthers } from './money/fee-unlike-others';
import { rule as feeZero } from './money/fee-zero';
import { rule as ibanChecksum } from './money/iban-checksum';
import { rule as missingCurrency } from './money/missing-currency';
import { rule as missingValue } from './money/missing-value';
import { rule as wrongForm } from './money/wrong-form';
import { rule as ambiguousSpelling } from './names/ambiguous-spelling';
import { rule as duplicateMember } from './names/duplicate-member';
import { rule as duplicatePerson } from './names/duplicate-person';
import { rule as moreThanAName } from './names/more-than-a-name';
import { rule as nameForm } from './names/name-form';
import { rule as nameGap } from './names/name-gap';
import { rule as nameTwice } from './names/name-twice';
import { rule as severalNamesInCell } from './names/several-names-in-cell';
import { rule as sharedEmail } from './names/shared-email';
import { rule as sharedPage } from './names/shared-page';
import { rule as sharedPortrait } from './names/shared-portrait';
import { rule as similarNames } from './names/similar-names';
import { rule as unknownAuthor } from './names/unknown-author';
import { rule as unmentionedPerson } from './names/unmentioned-person';
import { rule as badLanguage } from './pages/bad-language';
import { rule as duplicateRoute } from './pages/duplicate-route';
import { rule as emptyCommittee } from './pages/empty-committee';
import { rule as emptyMenu } from './pages/empty-menu';
import { rule as emptyTable } from './pages/empty-table';
import { rule as emptyText } from './pages/empty-text';
import { rule as languageWithoutWords } from './pages/language-without-words';
import { rule as reservedId } from './pages/reserved-id';
import { rule as reservedRoute } from './pages/reserved-route';
import { rule as translationTwice } from './pages/translation-twice';
import { rule as unreachablePage } from './pages/unreachable-page';
import { rule as duplicateTitle } from './papers/duplicate-title';
import { rule as pageNumbers } from './papers/page-numbers';
import { rule as paperGap } from './papers/paper-gap';
import { rule as paperHalfTimed } from './papers/paper-half-timed';
import { rule as paperInOtherSession } from './papers/paper-in-other-session';
import { rule as paperOutsideSession } from './papers/paper-outside-session';
import { rule as paperOverlap } from './papers/paper-overlap';
import { rule as sessionWithoutPapers } from './papers/session-without-papers';
import { rule as specialSessionNotAccepted } from './papers/special-session-not-accepted';
import { rule as specialSessionText } from './papers/special-session-text';
import { rule as absurdLength } from './schedule/absurd-length';
import { rule as breaksOverlap } from './schedule/breaks-overlap';
import { rule as endBeforeStart } from './schedule/end-before-start';
import { rule as halfDaySlip } from './schedule/half-day-slip';
import { rule as keynoteWithoutSpeaker } from './schedule/keynote-without-speaker';
import { rule as mealBesideTalks } from './schedule/meal-beside-talks';
import { rule as mealHour } from './schedule/meal-hour';
import { rule as notInList } from './schedule/not-in-list';
import { rule as numberOrder } from './schedule/number-order';
import { rule as openingOrder } from './schedule/opening-order';
import { rule as oralWithoutRoom } from './schedule/oral-without-room';
import { rule as outsideConferenceDays } from './schedule/outside-conference-days';
import { rule as outsideOpeningHours } from './schedule/outside-opening-hours';
import { rule as overlapsPlenary } from './schedule/overlaps-plenary';
import { rule as panelNotNamed } from './schedule/panel-not-named';
import { rule as panelWithoutSession } from './schedule/panel-without-session';
import { rule as partOfAPart } from './schedule/part-of-a-part';
import { rule as partOutsideSession } from './schedule/part-outside-session';
import { rule as personDoubleBooked } from './schedule/person-double-booked';
import { rule as plenaryRooms } from './schedule/plenary-rooms';
import { rule as roomOverlap } from './schedule/room-overlap';
import { rule as roomUnused } from './schedule/room-unused';
import { rule as sessionNumberGap } from './schedule/session-number-gap';
import { rule as sessionNumberMissing } from './schedule/session-number-missing';
import { rule as sessionNumberTwice } from './schedule/session-number-twice';
import { rule as sessionTooShort } from './schedule/session-too-short';
import { rule as skippedHour } from './schedule/skipped-hour';
import { rule as speakerUnscheduled } from './schedule/speaker-unscheduled';
import { rule as zeroLength } from './schedule/zero-length';
import { rule as cellsExchanged } from './tables/cells-exchanged';
import { rule as idsByCase } from './tables/ids-by-case';
import { rule as namesByCase } from './tables/names-by-case';
import { rule as spreadsheetTurned } from './tables/spreadsheet-turned';
import { rule as unlikeColumn } from './tables/unlike-column';
import { rule as allCapitals } from './texts/all-capitals';
import { rule as copiedText } from './texts/copied-text';
import { rule as endlessWord } from './texts/endless-word';
import { rule as formulaInText } from './texts/formula-in-text';
import { rule as htmlInText } from './texts/html-in-text';
import { rule as invisibleCharacter } from './texts/invisible-character';
import { rule as latexInText } from './texts/latex-in-text';
import { rule as lostLetter } from './texts/lost-letter';
import { rule as markdownInPlainText } from './texts/markdown-in-plain-text';
import { rule as mergeConflict } from './texts/merge-conflict';
import { rule as misspeltWord } from './texts/misspelt-word';
import { rule as mixedAlphabets } from './texts/mixed-alphabets';
import { rule as placeholder } from './texts/placeholder';
import { rule as repeatedText } from './texts/repeated-text';
import { rule as repeatedWord } from './texts/repeated-word';
import { rule as straySpace } from './texts/stray-space';
import { rule as templateInPlainText } from './texts/template-in-plain-text';
import { rule as textCut } from './texts/text-cut';
import { rule as textFromPdf } from './texts/text-from-pdf';
import { rule as textMojibake } from './texts/text-mojibake';
import { rule as titleForm } from './texts/title-form';

export const rules: readonly Rule[] = [
  amountDisagrees,
  countryDisagrees,
  countryTwoSpellings,
  countryUnknown,
  dateDisagrees,
  editionDisagrees,
  hostDisagrees,
  missingFact,
  missingPlace,
  offsetDisagrees,
  otherAcronym,
  otherYear,
  phraseNames,
  placeDisagrees,
  unreleasedChanges,
  weekdayDisagrees,
  wrongOffset,
  wrongWeekday,
  deadlineOrder,
  deadlineTrackOrder,
  deadlineYear,
  trackWithoutDeadline,
  assetLetterCase,
  brokenFont,
  brokenPicture,
  contrastBelowAaa,
  contrastTooLow,
  documentDisagrees,
  documentKind,
  fileTooLarge,
  hugePicture,
  largeAsset,
  missingAsset,
  missingSource,
  pictureFormat,
  pictureMetadata,
  smallPicture,
  titlePageAuthors,
  unreadableFile,
  unusedAsset,
  brokenAnchor,
  brokenLink,
  doubleScheme,
  httpLink,
  linkTail,
  linkWords,
  localhostLink,
  nearDomain,
  ownPageAbsolute,
  privateLink,
  trackingLink,
  bicForm,
  currencyName,
  currencyNotNamed,
  currencyNumber,
  feeAccommodation,
  feeMember,
  feeOneCurrency,
  feePeriod,
  feeUnlikeOthers,
  feeZero,
  ibanChecksum,
  missingCurrency,
  missingValue,
  wrongForm,
  ambiguousSpelling,
  duplicateMember,
  duplicatePerson,
  moreThanAName,
  nameForm,
  nameGap,
  nameTwice,
  severalNamesInCell,
  sharedEmail,
  sharedPage,
  sharedPortrait,
  similarNames,
  unknownAuthor,
  unmentionedPerson,
  badLanguage,
  duplicateRoute,
  emptyCommittee,
  emptyMenu,
  emptyTable,
  emptyText,
  languageWithoutWords,
  reservedId,
  reservedRoute,
  translationTwice,
  unreachablePage,
  duplicateTitle,
  pageNumbers,
  paperGap,
  paperHalfTimed,
  paperInOtherSession,
  paperOutsideSession,
  paperOverlap,
  sessionWithoutPapers,
  specialSessionNotAccepted,
  specialSessionText,
  absurdLength,
  breaksOverlap,
  endBeforeStart,
  halfDaySlip,
  keynoteWithoutSpeaker,
  mealBesideTalks,
  mealHour,
  notInList,
  numberOrder,
  openingOrder,
  oralWithoutRoom,
  outsideConferenceDays,
  outsideOpeningHours,
  overlapsPlenary,
  panelNotNamed,
  panelWithoutSession,
  partOfAPart,
  partOutsideSession,
  personDoubleBooked,
  plenaryRooms,
  roomOverlap,
  roomUnused,
  sessionNumberGap,
  sessionNumberMissing,
  sessionNumberTwice,
  sessionTooShort,
  skippedHour,
  speakerUnscheduled,
  zeroLength,
  cellsExchanged,
  idsByCase,
  namesByCase,
  spreadsheetTurned,
  unlikeColumn,
  allCapitals,
  copiedText,
  endlessWord,
  formulaInText,
  htmlInText,
  invisibleCharacter,
  latexInText,
  lostLetter,
  markdownInPlainText,
  mergeConflict,
  misspeltWord,
  mixedAlphabets,
  placeholder,
  repeatedText,
  repeatedWord,
  straySpace,
  templateInPlainText,
  textCut,
  textFromPdf,
  textMojibake,
  titleForm,
];
