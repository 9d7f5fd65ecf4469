import type { Check } from '../../check';
import type { CollectionName } from '../../collections';
import { duplicateRoute } from './duplicate-route';
import { emptyCommittee } from './empty-committee';
import { emptyMenu } from './empty-menu';
import { emptyTable } from './empty-table';
import { languageWithoutWords } from './language-without-words';
import { panelWithoutPeople } from './panel-without-people';
import { reservedId } from './reserved-id';
import { reservedRoute } from './reserved-route';
import { languageOfNone, translationTwice } from './translation-twice';
import { unreachablePage } from './unreachable-page';

/** Every address is one page, which a visitor reaches and which shows something. */
export const pagesChecks = [
  duplicateRoute,
  reservedRoute,
  unreachablePage,
  emptyMenu,
  reservedId,
  emptyCommittee,
  panelWithoutPeople,
  emptyTable,
  languageWithoutWords,
  translationTwice,
  languageOfNone,
] as readonly Check<CollectionName>[]; // runChecks() hands each check the collections that it names, no others
