import { defineRule, type Found, found, over, say } from '../kit';
import { everyText, type TextFilter } from '../lexicon/every-text';
import { hostOf, publicAddresses, writtenLinks } from '../lexicon/own-links';
import { reasons } from '../reasons';

/** Names and addresses that mean the own computer or network: RFC 6761, RFC 6762, RFC 1918, RFC 5735. */
const PRIVATE =
  /^(?:localhost|(?:.+\.)?(?:local|localhost|internal|lan|home|test|invalid)|0\.0\.0\.0|127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|169\.254(?:\.\d+){2}|\[.*)$/;

/** Whether nobody but its writer can open an address of this host. */
export const isPrivateHost = (host: string | undefined): boolean => host !== undefined && PRIVATE.test(host);

/** Names that operators give to copies of a site that are tried before they are published. */
const TRIED =
  /^(?:[a-z0-9-]+\.)*(?:staging|stage|preprod|pre-prod|preproduction|preview|sandbox|uat|dev|devel|development|test|testing|beta|recette)(?:[.-][a-z0-9-]+)*\.(?:[a-z0-9-]+)\.(?:[a-z]{2,})$/i;

/** Whether a host is a copy of the site's own, or of one that the data names as well, that is there to be tried. */
const isTried = (host: string | undefined, hosts: ReadonlySet<string>): boolean =>
  host !== undefined && TRIED.test(host) && hosts.has(host.replace(/^[^.]+\./, ''));

/** No link leads to the computer of the one who wrote it, nor does the address of the site. */
const localhostLink = over(['conference'], ({ conference }, { links }) => {
  const all = [...writtenLinks(links), ...publicAddresses(conference)];
  const hosts = new Set(all.flatMap(({ href }) => hostOf(href) ?? []));
  return all.flatMap(({ href, place }) => {
    const host = hostOf(href);
    const what = isPrivateHost(host)
      ? "the visitor's own computer or network, and not to a site"
      : isTried(host, hosts)
        ? 'a copy of a site that is there to be tried'
        : undefined;
    if (what === undefined) return [];
    return found(place, say`"${href}" leads to ${what}.`, {
      hint: 'Write the public address; of a page of this site, only its path, as in /registration.',
    });
  });
});

const isPaymentAddress: TextFilter = ({ collection, field, path }) =>
  collection === 'payment' && (field === 'api' || path[0] === 'allowedHosts');

/** The service that takes payments, and the hosts to which it sends visitors, are there for everybody. */
const privatePayment = over(['payment'], (_records, site) =>
  everyText(site, ANY_TEXT, isPaymentAddress).flatMap(({ text, source, entry, path }): Found => {
    const host = hostOf(text) ?? (path[0] === 'allowedHosts' ? text.toLowerCase() : undefined);
    const isPrivate = isPrivateHost(host);
    // Who builds with PAYMENT_API tries the site on purpose, and has not written so.
    if (host === undefined || !(isPrivate || TRIED.test(host)) || !source.includes(text)) return [];
    const what = isPrivate ? "the visitor's own computer or network" : 'a service that is there to be tried';
    return found(entry.at(...path), say`"${host}" is ${what}: nobody can pay there.`, {
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
