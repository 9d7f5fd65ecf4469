/**
 * Files of the site's folder that are for the host and not for visitors: names that begin with a dot (except for `.well-known`,
 * RFC 8615), the rules of Netlify and Cloudflare Pages, and compressed copies, which are sent instead of the original files.
 */
const HIDDEN = String.raw`/\.(?!well-known/)|^/_(?:headers|redirects)$|\.(?:br|gz)$`;

const hidden = new RegExp(HIDDEN);

/** The same for a site below a path. */
export const hiddenBelow = (base: string): string => HIDDEN.replace('^/_', `^${base}/_`);

/** Tells whether an address is not served, even if there is such a file. */
export const isHidden = (path: string): boolean => hidden.test(path);
