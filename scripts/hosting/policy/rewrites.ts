import { pathsThat, type SiteFacts } from './site-facts';

/** Addresses that no file has, answered by one that reads the address in the browser. */
export interface Rewrite {
  /** The address of the page itself. */
  readonly page: string;
  /** The prefix of the addresses. */
  readonly below: string;
  /** The addresses as a pattern. */
  readonly from: string;
  /** The file that answers, seen from the site's folder. */
  readonly to: string;
}

/** The rewrites of a site: one for each address of a page whose addresses go on. */
export const rewritesOf = (facts: Pick<SiteFacts, 'routes'>): readonly Rewrite[] =>
  pathsThat('hasPathParameter', facts).map((page) => ({
    page,
    below: `${page}/`,
    from: `${page}/*`,
    to: `${page}/index.html`,
  }));

/** The file that answers an address by a rule, or nothing. */
export function rewritten(path: string, facts: Pick<SiteFacts, 'routes'>): string | undefined {
  return rewritesOf(facts).find(({ below }) => path.startsWith(below))?.to;
}
