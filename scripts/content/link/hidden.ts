/**
 * Files of the site's folder that are for the host, not for visitors: names that begin with a dot (except the well-known
 * addresses of RFC 8615), the rules of Netlify and Cloudflare Pages, and the compressed copies, which are sent in the
 * place of the files that they are copies of.
 */
export const HIDDEN = String.raw`/\.(?!well-known/)|^/_(?:headers|redirects)$|\.(?:br|gz)$`;

const hidden = new RegExp(HIDDEN);

/** Whether an address leads to nothing, whatever file is there. */
export const isHidden = (path: string): boolean => hidden.test(path);
