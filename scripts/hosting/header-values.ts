import { patternExpression } from '../content/link/path-pattern';
import { headerRules } from './policy/headers';
import type { SiteFacts } from './policy/site-facts';

/** One header: its value everywhere, and the places where it differs. */
export interface HeaderValues {
  readonly name: string;
  readonly everywhere: string;
  /** The places of another value; the first that fits an address holds. */
  readonly elsewhere: readonly { readonly paths: string; readonly expression: string; readonly value: string }[];
}

/** The table of headers transposed, header by header, as most servers are configured. */
export function headerValues(facts: SiteFacts): HeaderValues[] {
  const [all, ...rows] = headerRules(facts);
  return Object.entries(all.headers).map(([name, everywhere]) => ({
    name,
    everywhere,
    elsewhere: rows.toReversed().flatMap(({ paths, headers }) => {
      const value = headers[name];
      return value === undefined ? [] : [{ paths, expression: patternExpression(paths), value }];
    }),
  }));
}
