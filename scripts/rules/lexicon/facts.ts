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

/** Compares a text with the facts, and returns the flaw; undefined if they agree. */
export type Rule = (text: string, facts: Facts, collection: CollectionName) => Flaw | undefined;

/** The facts of the data with which texts are compared. */
export interface Facts {
  readonly conference: Conference;
  readonly brand: string;
  /** The forms in which texts name an edition of the conference. */
  readonly editions: readonly EditionForm[];
  /** The number of the edition, if the data has it. */
  readonly edition: number | undefined;
  /** The acronym with a year, as in addresses; undefined for two letters. */
  readonly brandAndYear: RegExp | undefined;
  readonly years: readonly number[];
  /** Returns the amounts that can be paid in some currencies. */
  readonly amountsIn: (codes: ReadonlySet<string>) => ReadonlySet<number>;
  readonly currencies: ReadonlySet<string>;
  /** Returns the currency of a column of fees.csv and supplements.csv, by the page on registration. */
  readonly currencyOf: (column: string) => string | undefined;
  readonly hosts: ReadonlySet<string>;
  /** Acronyms of other conferences that several files name with a year, such as the host of a workshop. */
  readonly others: ReadonlySet<string>;
  /** Titles of fees and supplements, in lower case. */
  readonly paidFor: string;
}

/** Collects the facts of a conference and its tables. */
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
    // If the caption says otherwise, currency-name reports it: one of the two is wrong.
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
      [...hosts, ...links.filter(({ place }) => /\.(?:csv|xlsx)$/.test(place.file)).map(({ href }) => href)].flatMap(
        (text) => /(?:@|\/\/)([\w.-]+)/.exec(text)?.[1]?.toLowerCase() ?? [],
      ),
    ),
  };
}

/** The number of files that name another conference, if it is related to this one. */
const KNOWN_IN = 3;

function othersIn(site: Site, brand: string): ReadonlySet<string> {
  const filesOf = new Map<string, Set<string>>();
  for (const { text, source } of everyText(site, ACRONYM_AND_YEAR))
    for (const { acronym } of acronymsIn(text)) filesOf.set(acronym, (filesOf.get(acronym) ?? new Set()).add(source));
  return new Set([...filesOf].filter(([name, { size }]) => name !== brand && size >= KNOWN_IN).map(([name]) => name));
}
