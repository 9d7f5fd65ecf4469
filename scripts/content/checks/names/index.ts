import type { Check } from '../../check';
import type { CollectionName } from '../../collections';
import { correspondingAuthor } from './corresponding-author';
import { duplicateMember } from './duplicate-member';
import { moreThanAName, placeAsName } from './more-than-a-name';
import { nameForm } from './name-form';
import { nameGap, nameTwice, personTwice } from './name-twice';
import { ambiguousSpelling, duplicatePerson, familyOfName, unmentionedPerson } from './people-file';
import { severalNamesInCell } from './several-names-in-cell';
import { sharedEmail, sharedLogo, sharedPage, sharedPicture, sharedPortrait } from './shared-by-two';
import { similarNames } from './similar-names';

/** Each name is one person, written in one way, with what is theirs. */
export const namesChecks = [
  correspondingAuthor,
  similarNames,
  duplicatePerson,
  familyOfName,
  ambiguousSpelling,
  unmentionedPerson,
  ...duplicateMember,
  moreThanAName,
  placeAsName,
  nameForm,
  nameTwice,
  personTwice,
  nameGap,
  severalNamesInCell,
  sharedPortrait,
  sharedEmail,
  sharedLogo,
  sharedPicture,
  sharedPage,
] as readonly Check<CollectionName>[]; // runChecks() hands each check the collections that it names, no others
