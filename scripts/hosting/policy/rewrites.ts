import { pathsThat, type SiteFacts } from './site-facts';

/** Addresses without a file of their own, served by a page that reads the address in the browser. */
export interface Rewrite {
  /** The address of the page itself. */
  readonly page: string;
  /** The prefix of the addresses. */
  readonly below: string;
  /** The addresses as a pattern. */
  readonly from: string;
  /** The file that is served, with its path in the site. */
  readonly to: string;
}

/** Lists the rewrites of a site: one for each address of a page that also serves addresses below it. */
export const rewritesOf = (facts: Pick<SiteFacts, 'routes'>): readonly Rewrite[] =>
  pathsThat('hasPathParameter', facts).map((page) => ({
    page,
    below: `${page}/`,
    from: `${page}/*`,
    to: `${page}/index.html`,
  }));

/** Returns the file that serves an address by a rewrite; undefined if there is none. */
export function rewritten(path: string, facts: Pick<SiteFacts, 'routes'>): string | undefined {
  return rewritesOf(facts).find(({ below }) => path.startsWith(below))?.to;
}
