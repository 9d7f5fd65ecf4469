import type { CollectionName } from '../../../shared/model/collections';
import type { Conference } from '../../../shared/model/content';
import { isRecord } from '../../content/fields';
import type { Site } from '../../content/survey';
import { escapeRegExp } from '../../content/texts/escape-reg-exp';
import { currenciesIn } from './currency-words';
import { everyText } from './every-text';
import type { Flaw } from './flaw';
import { type EditionForm, editionForms, editionNumber } from './ordinals';
import { ACRONYM_AND_YEAR, acronymsIn } from './other-events';

/** Compares a text of a collection with the facts, and gives the fault; undefined if they agree. */
export type Rule = (text: string, facts: Facts, collection: CollectionName) => Flaw | undefined;

/** The facts of the data with which texts are compared. */
export interface Facts {
  readonly conference: Conference;
  readonly brand: string;
  /** Forms in which texts name an edition of the conference. */
  readonly editions: readonly EditionForm[];
  /** The number of its edition, where it says one. */
  readonly edition: number | undefined;
  /** The brand beside a year, as addresses have them; a brand of two letters says nothing. */
  readonly brandAndYear: RegExp | undefined;
  readonly years: readonly number[];
  /** The amounts that can be paid in any of some currencies. */
  readonly amountsIn: (codes: ReadonlySet<string>) => ReadonlySet<number>;
  readonly currencies: ReadonlySet<string>;
  /** The currency of a column of fees.csv and supplements.csv, as far as the page on registration says it. */
  readonly currencyOf: (column: string) => string | undefined;
  readonly hosts: ReadonlySet<string>;
  /** Acronyms of other conferences that several files name with a year: the one that a workshop is a part of. */
  readonly others: ReadonlySet<string>;
  /** Titles of fees and supplements, in small letters. */
  readonly paidFor: string;
}

/** Gathers the facts of a conference and its tables. */
export function factsOf(conference: Conference, site: Site): Facts {
  const { files, links } = site;
  const valuesOf = (...names: readonly string[]) =>
    files
      .filter(({ parsed }) => names.includes(parsed.collection))
      .flatMap(({ entries }) => entries.map(({ value }) => value))
      .filter(isRecord);
  const paid = valuesOf('fees', 'supplements');
  const brand = /^[\p{L}-]+/u.exec(conference.acronym)?.[0] ?? '';
  const tables = valuesOf('registration').map(({ fees }) => fees);
  const registration = JSON.stringify(tables);
  const currencyOf = (column: string) => {
    const isLocal = /^local|InLocal$/.test(column);
    const [table] = tables.filter(isRecord).map(({ local, international }) => (isLocal ? local : international));
    if (!isRecord(table) || typeof table.currency !== 'string') return undefined;
    const { currency } = table;
    // Of a caption that says otherwise, another rule tells: one of the two is wrong, and nobody knows which.
    const said = currenciesIn(String(table.caption ?? ''));
    return said.length === 0 || said.some(({ codes }) => codes.has(currency)) ? currency : undefined;
  };
  const hosts = [
    conference.url ?? '',
    ...valuesOf('contacts', 'specialSessions', 'payment').flatMap(
      (record) => JSON.stringify(record).match(/@[\w.-]+|https?:\/\/[\w.-]+/g) ?? [],
    ),
  ];
  return {
    conference,
    brand,
    editions: editionForms(conference.name, brand),
    edition: editionNumber(conference.edition ?? ''),
    brandAndYear:
      brand.length < 3 ? undefined : new RegExp(`(?<![\\p{L}\\d])${escapeRegExp(brand)}[-_/.]?(20\\d\\d)(?!\\d)`, 'iu'),
    years: [...new Set([conference.start, conference.end].map((date) => Number(date.slice(0, 4))))],
    amountsIn: (codes) =>
      new Set(
        paid
          .flatMap((record) => Object.entries(record))
          .flatMap(([column, value]) => {
            const own = currencyOf(column);
            return typeof value === 'number' && (own === undefined || codes.has(own)) ? [value] : [];
          }),
      ),
    currencies: new Set([
      ...(registration.match(/"currency":"[A-Z]{3}"/g) ?? []).map((each) => each.slice(12, 15)),
      ...valuesOf('currencies')
        .filter(({ offered }) => offered === true)
        .map(({ code }) => String(code)),
    ]),
    currencyOf,
    others: othersIn(site, brand),
    paidFor: paid.map(({ category = '', title = '' }) => `${category} ${title}`.toLowerCase()).join(' | '),
    hosts: new Set(
      [...hosts, ...links.filter(({ place }) => place.file.endsWith('.csv')).map(({ href }) => href)].flatMap(
        (text) => /(?:@|\/\/)([\w.-]+)/.exec(text)?.[1]?.toLowerCase() ?? [],
      ),
    ),
  };
}

/** A conference that so many files name is one that people of this one know. */
const KNOWN_IN = 3;

function othersIn(site: Site, brand: string): ReadonlySet<string> {
  const filesOf = new Map<string, Set<string>>();
  for (const { text, source } of everyText(site, ACRONYM_AND_YEAR))
    for (const { acronym } of acronymsIn(text)) filesOf.set(acronym, (filesOf.get(acronym) ?? new Set()).add(source));
  return new Set([...filesOf].filter(([name, { size }]) => name !== brand && size >= KNOWN_IN).map(([name]) => name));
}
