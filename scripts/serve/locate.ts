import { realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isHidden } from '../content/link/hidden';
import { rewritten } from '../hosting/policy/rewrites';
import type { SiteFacts } from '../hosting/policy/site-facts';

/** The response to an address: a file of the site, a redirect, or nothing. */
type Located =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'missing' };

/**
 * Finds the response to an address.
 *
 * A page is `<path>/index.html` on disk and has one address, `<path>`. With a slash at the end it redirects, so that shared and cached
 * addresses, and the menu's current page, are always the same. Files lie in the folder without the path of the site.
 */
export function locate(dir: string, address: string, facts: SiteFacts): Located {
  const { base = '' } = facts;
  if (base !== '' && ['/', base].includes(address)) return { kind: 'redirect', to: `${base}/` };
  if (!address.startsWith(`${base}/`)) return { kind: 'missing' };
  const path = address.slice(base.length);
  const rewrite = rewritten(address, facts)?.slice(base.length);
  if (isHidden(path) && rewrite === undefined) return { kind: 'missing' };
  if (!path.endsWith('/') && isFile(dir, path)) return { kind: 'file', file: path };

  const page = path.replace(/\/$/, '');
  if (isFile(dir, `${page}/index.html`)) {
    const isPageAddress = path === '/' || path === page;
    return isPageAddress ? { kind: 'file', file: `${page}/index.html` } : { kind: 'redirect', to: base + page };
  }

  return rewrite !== undefined && isFile(dir, rewrite) ? { kind: 'file', file: rewrite } : { kind: 'missing' };
}

/**
 * Tells whether the site has a file of this name. Symbolic links out of the site's folder are not followed.
 *
 * Letter case depends on the disk. Some addresses differ only in it (`/Registration` and the alias `/registration`): on a disk that
 * ignores case, one file answers both.
 */
function isFile(dir: string, path: string): boolean {
  try {
    const file = join(dir, path);
    return !path.includes('//') && statSync(file).isFile() && isInside(realpathSync(dir), realpathSync(file));
  } catch {
    return false;
  }
}

function isInside(folder: string, file: string): boolean {
  return file.startsWith(folder + sep);
}
