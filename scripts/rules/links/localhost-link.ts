import { defineRule, type Found, found, over, say } from '../kit';
import { everyText, type TextFilter } from '../lexicon/every-text';
import { hostOf, publicAddresses, writtenLinks } from '../lexicon/own-links';
import { reasons } from '../reasons';

/** Hosts of one's own computer or network: RFC 6761, RFC 6762, RFC 1918, RFC 5735. */
const PRIVATE =
  /^(?:localhost|(?:.+\.)?(?:local|localhost|internal|lan|home|test|invalid)|0\.0\.0\.0|127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|169\.254(?:\.\d+){2}|\[.*)$/;

/** Returns whether a host is on a private computer or network. */
export const isPrivateHost = (host: string | undefined): boolean => host !== undefined && PRIVATE.test(host);

/** Hosts of test copies of a site. */
const TRIED =
  /^(?:[a-z0-9-]+\.)*(?:staging|stage|preprod|pre-prod|preproduction|preview|sandbox|uat|dev|devel|development|test|testing|beta|recette)(?:[.-][a-z0-9-]+)*\.(?:[a-z0-9-]+)\.(?:[a-z]{2,})$/i;

/** Returns whether a host is a test copy of another host in the data. */
const isTried = (host: string | undefined, hosts: ReadonlySet<string>): boolean =>
  host !== undefined && TRIED.test(host) && hosts.has(host.replace(/^[^.]+\./, ''));

/** Finds links to private computers and test copies. */
const localhostLink = over(['conference'], ({ conference }, { links }) => {
  const all = [...writtenLinks(links), ...publicAddresses(conference)];
  const hosts = new Set(all.flatMap(({ href }) => hostOf(href) ?? []));
  return all.flatMap(({ href, place }) => {
    const host = hostOf(href);
    const what = isPrivateHost(host)
      ? "the visitor's own computer or network"
      : isTried(host, hosts)
        ? 'a test copy of a site'
        : undefined;
    if (what === undefined) return [];
    return found(place, say`"${href}" leads to ${what}.`, {
      hint: 'Write the public address; of a page of this site, only its path, as in /registration.',
    });
  });
});

const isPaymentAddress: TextFilter = ({ collection, field, path }) =>
  collection === 'payment' && (field === 'api' || path[0] === 'allowedHosts');

/** Finds payment services on private computers and test hosts. */
const privatePayment = over(['payment'], (_records, site) =>
  everyText(site, ANY_TEXT, isPaymentAddress).flatMap(({ text, source, entry, path }): Found => {
    const host = hostOf(text) ?? (path[0] === 'allowedHosts' ? text.toLowerCase() : undefined);
    const isPrivate = isPrivateHost(host);
    // A build with PAYMENT_API uses a test service on purpose, and it is not in the file.
    if (host === undefined || !(isPrivate || TRIED.test(host)) || !source.includes(text)) return [];
    const what = isPrivate ? "the visitor's own computer or network" : 'a test service';
    return found(entry.at(...path), say`"${host}" is ${what}, where visitors cannot pay.`, {
      hint: 'Write the public address that the technicians of the payment service have given.',
    });
  }),
);

const ANY_TEXT = /./;

export const rule = defineRule({
  code: 'localhost-link',
  reason: reasons.brokenLink,
  finders: [localhostLink, privatePayment],
});
