import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A page of the site, with the other addresses that lead to it. */
interface SpecifiedRoute {
  readonly path: string;
  readonly heading?: string;
  /** Words of the heading, in any letter case, where the specification does not give the whole heading. */
  readonly contains?: string;
  readonly aliases?: readonly string[];
}

/** What the customer's specification says, by the tests that check it. */
interface Specification {
  readonly routes: readonly SpecifiedRoute[];
  readonly 'own pages': readonly SpecifiedRoute[];
  readonly home: readonly string[];
  readonly menus: readonly (readonly [name: string, links: readonly string[]])[];
  readonly quotes: [path: string, selector: string, text: string][];
  readonly details: [path: string, name: string][];
  readonly counts: [count: number, what: string, path: string, selector: string][];
  readonly dates: [track: string, dates: string][];
  readonly datesOnPages: [path: string, date: string][];
  readonly rules: [path: string, rules: string[]][];
  readonly fees: string[][][];
}

export const SPECIFICATION: Specification = parse(
  readFileSync(new URL('../specification.yaml', import.meta.url), 'utf8'),
);

/** Every page of the site except the error page, once. The payment's id is "id", as in its file. */
export const ROUTES = [...SPECIFICATION.routes, ...SPECIFICATION['own pages']];

/** Every address of the site, other spellings included, with its canonical address. */
export const ADDRESSES = ROUTES.flatMap(({ path, aliases = [], heading, contains }) =>
  [path, ...aliases].map((address) => ({ address, canonical: path, heading, contains })),
);
