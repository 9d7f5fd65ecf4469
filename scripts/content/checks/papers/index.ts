import type { Check } from '../../check';
import type { CollectionName } from '../../collections';
import { duplicateTitle } from './duplicate-title';
import { pageNumbers } from './page-numbers';
import { pagesTurned } from './pages-turned';
import { paperInOtherSession } from './paper-in-other-session';
import { paperTimes } from './paper-times';
import { postersMissing, sessionWithoutPapers } from './session-without-papers';
import { specialSessionNotAccepted } from './special-session-not-accepted';
import { specialSessionText } from './special-session-text';

/** Papers are in the session, the proceedings and the special session that are theirs. */
export const papersChecks = [
  sessionWithoutPapers,
  postersMissing,
  paperInOtherSession,
  paperTimes,
  duplicateTitle,
  pageNumbers,
  pagesTurned,
  specialSessionText,
  specialSessionNotAccepted,
] as readonly Check<CollectionName>[]; // runChecks() hands each check the collections that it names, no others
