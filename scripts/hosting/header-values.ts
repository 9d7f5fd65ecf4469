import { patternExpression } from '../content/link/path-pattern';
import { headerRules } from './policy/headers';
import type { SiteFacts } from './policy/site-facts';

/** One header: its value everywhere, and the places where it differs. */
export interface HeaderValues {
  readonly name: string;
  readonly everywhere: string;
  /** Places with another value; the first match counts. */
  readonly elsewhere: readonly { readonly paths: string; readonly expression: string; readonly value: string }[];
}

/** Transposes the table of headers: most servers are configured header by header. */
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
