import { escapeRegExp } from '../../content/texts/escape-reg-exp';
import { pathsThat, type SiteFacts } from './site-facts';

/** Addresses without a file of their own, served by a page that reads the address in the browser. */
export interface Rewrite {
  /** The addresses as a regular expression: one part more, which is not empty. */
  readonly expression: string;
  /** The addresses as Netlify and Cloudflare Pages write them. */
  readonly from: string;
  /** The folder of the file that is served. */
  readonly folder: string;
  /** The file that is served, with its path in the site. */
  readonly to: string;
}

/** Lists the rewrites of a site: one for each address of a page that serves the addresses below it. */
export const rewritesOf = (facts: Pick<SiteFacts, 'routes'>): readonly Rewrite[] =>
  pathsThat('hasPathParameter', facts).map((page) => ({
    expression: `^${escapeRegExp(page)}/[^/]+$`,
    from: `${page}/:id`,
    folder: `${page}/id/`,
    to: `${page}/id/index.html`,
  }));

/** Returns the file that serves an address by a rewrite; undefined if there is none. */
export function rewritten(path: string, facts: Pick<SiteFacts, 'routes'>): string | undefined {
  return rewritesOf(facts).find(({ expression }) => new RegExp(expression).test(path))?.to;
}
