import type { Check } from '../../check';
import type { CollectionName } from '../../collections';
import { brokenAnchor } from './broken-anchor';
import { brokenLink } from './broken-link';
import { httpLink } from './http-link';
import { linkAddress } from './link-address';
import { buttonWords, linkWords } from './link-words';
import { localhostLink, privatePayment } from './localhost-link';
import { nearDomain } from './near-domain';
import { ownPageAbsolute } from './own-page-absolute';

/** Links, mailboxes and phone numbers lead where their words say. */
export const linksChecks = [
  brokenLink,
  brokenAnchor,
  httpLink,
  linkAddress,
  linkWords,
  buttonWords,
  localhostLink,
  privatePayment,
  nearDomain,
  ownPageAbsolute,
] as readonly Check<CollectionName>[]; // runChecks() hands each check the collections that it names, no others
