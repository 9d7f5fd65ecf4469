import { defineCheck } from '../../check';
import { warning } from '../../report/diagnostics';
import { hostOf, publicAddresses, writtenLinks } from '../../texts/own-links';

/** Names and addresses that mean the own computer or network: RFC 6761, RFC 6762, RFC 1918, RFC 5735. */
const PRIVATE =
  /^(?:localhost|(?:.+\.)?(?:local|localhost|internal|lan|home|test|invalid)|0\.0\.0\.0|127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|169\.254(?:\.\d+){2}|\[.*)$/;

/** Whether nobody but its writer can open an address of this host. */
export const isPrivateHost = (host: string | undefined): boolean => host !== undefined && PRIVATE.test(host);

/** No link leads to the computer of the one who wrote it, nor does the address of the site. */
export const localhostLink = defineCheck(['conference'], ({ conference }, { links }) =>
  [...writtenLinks(links), ...publicAddresses(conference)]
    .filter(({ href }) => isPrivateHost(hostOf(href)))
    .map(({ href, place }) =>
      warning('localhost-link', place, `"${href}" leads to the visitor's own computer or network, and not to a site.`, {
        hint: 'Write the public address; of a page of this site, only its path, as in /registration.',
      }),
    ),
);
