import type { Check } from '../../check';
import type { CollectionName } from '../../collections';
import { addressesExchanged, mailboxOfDesk, sameWordsElsewhere } from './address-of-others';
import { brokenAnchor } from './broken-anchor';
import { brokenLink } from './broken-link';
import { documentOfWords } from './document-of-words';
import { emailOfAnotherPlace } from './email-of-another-place';
import { httpLink } from './http-link';
import { linkAddress } from './link-address';
import { linkOfAnotherPage } from './link-of-another-page';
import { linkOfAnotherService, linkOfAnotherSession, roomElsewhere } from './link-of-another-session';
import { buttonWords, linkWords } from './link-words';
import { localhostLink, privatePayment } from './localhost-link';
import { mailboxHost } from './mailbox-host';
import { nearAddress } from './near-address';
import { nearDomain } from './near-domain';
import { ownPageAbsolute } from './own-page-absolute';
import { phoneNumber } from './phone-number';

/** Links, mailboxes and phone numbers lead where their words say. */
export const linksChecks = [
  brokenLink,
  brokenAnchor,
  httpLink,
  linkAddress,
  linkWords,
  buttonWords,
  linkOfAnotherPage,
  sameWordsElsewhere,
  addressesExchanged,
  mailboxOfDesk,
  documentOfWords,
  localhostLink,
  privatePayment,
  nearDomain,
  nearAddress,
  mailboxHost,
  ownPageAbsolute,
  phoneNumber,
  linkOfAnotherSession,
  linkOfAnotherService,
  roomElsewhere,
  emailOfAnotherPlace,
] as readonly Check<CollectionName>[]; // runChecks() hands each check the collections that it names, no others
