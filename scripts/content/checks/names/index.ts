import type { Check } from '../../check';
import type { CollectionName } from '../../collections';
import { affiliationCountry } from './affiliation-country';
import { affiliationSpelt } from './affiliation-spelt';
import { contactsExchanged, contactTwice } from './contacts-exchanged';
import { correspondingAuthor } from './corresponding-author';
import { duplicateMember } from './duplicate-member';
import { editorNear } from './editor-near';
import { moreThanAName, placeAsName } from './more-than-a-name';
import { nameForm } from './name-form';
import { nameInText, ownNameAtFirst, ownNameInText } from './name-in-text';
import { nameGap, nameTwice, personTwice } from './name-twice';
import { ofAnotherPerson, speakerOfTitle } from './of-another-person';
import { nameOutOfOrder } from './out-of-order';
import { ambiguousSpelling, duplicatePerson, familyOfName, unmentionedPerson } from './people-file';
import { roleInText } from './role-in-text';
import { severalNamesInCell } from './several-names-in-cell';
import { sharedEmail, sharedLogo, sharedPage, sharedPicture, sharedPortrait } from './shared-by-two';
import { similarNames } from './similar-names';
import { titleAmongNames } from './title-among-names';
import { affiliationAgain, twoAffiliations } from './two-affiliations';
import { twoCountries } from './two-countries';
import { speakerChairs, unknownChair } from './unknown-chair';

/** Each name is one person, written in one way, with what is theirs. */
export const namesChecks = [
  correspondingAuthor,
  unknownChair,
  speakerChairs,
  similarNames,
  editorNear,
  duplicatePerson,
  familyOfName,
  ambiguousSpelling,
  unmentionedPerson,
  ...duplicateMember,
  moreThanAName,
  placeAsName,
  nameForm,
  nameOutOfOrder,
  titleAmongNames,
  nameTwice,
  personTwice,
  nameGap,
  nameInText,
  ownNameInText,
  ownNameAtFirst,
  severalNamesInCell,
  sharedPortrait,
  sharedEmail,
  sharedLogo,
  sharedPicture,
  sharedPage,
  twoAffiliations,
  affiliationAgain,
  twoCountries,
  ofAnotherPerson,
  speakerOfTitle,
  affiliationCountry,
  affiliationSpelt,
  contactsExchanged,
  contactTwice,
  roleInText,
] as readonly Check<CollectionName>[]; // runChecks() hands each check the collections that it names, no others
