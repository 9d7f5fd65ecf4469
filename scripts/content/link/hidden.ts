import { escapeRegExp } from '../texts/escape-reg-exp';

/**
 * Makes a regular expression of the files of the site's folder that are for the host and not for visitors: names that begin with a dot
 * (except for `.well-known`, RFC 8615), the rules of Netlify and Cloudflare Pages, and compressed copies, which are sent instead of the
 * original files. `base` is the path of the site.
 */
export const hiddenBelow = (base: string): string =>
  String.raw`/\.(?!well-known/)|^${escapeRegExp(base)}/_(?:headers|redirects)$|\.(?:br|gz)$`;

const hidden = new RegExp(hiddenBelow(''));

/** Tells whether an address is not served, even if there is such a file. */
export const isHidden = (path: string): boolean => hidden.test(path);
