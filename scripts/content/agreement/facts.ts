import type { Conference } from '../content';
import { isRecord } from '../fields';
import type { Site } from '../survey';
import type { Flaw } from '../texts/text-check';

/** What is wrong with a text, compared with the facts; nothing if it agrees. */
export type Rule = (text: string, facts: Facts) => Flaw | undefined;

/** What the data says, with which texts are compared. */
export interface Facts {
  readonly conference: Conference;
  readonly brand: string;
  readonly years: readonly number[];
  readonly amounts: ReadonlySet<number>;
  readonly currencies: ReadonlySet<string>;
  readonly hosts: ReadonlySet<string>;
}

/** Gathers the facts of a conference and its tables. */
export function factsOf(conference: Conference, { files, links }: Site): Facts {
  const valuesOf = (...names: readonly string[]) =>
    files
      .filter(({ parsed }) => names.includes(parsed.collection))
      .flatMap(({ entries }) => entries.map(({ value }) => value))
      .filter(isRecord);
  const paid = valuesOf('fees', 'supplements');
  const registration = JSON.stringify(valuesOf('registration').map(({ fees }) => fees));
  const hosts = [
    conference.url ?? '',
    ...valuesOf('contacts', 'specialSessions', 'payment').flatMap(
      (record) => JSON.stringify(record).match(/@[\w.-]+|https?:\/\/[\w.-]+/g) ?? [],
    ),
  ];
  return {
    conference,
    brand: /^[\p{L}-]+/u.exec(conference.acronym)?.[0] ?? '',
    years: [...new Set([conference.start, conference.end].map((date) => Number(date.slice(0, 4))))],
    amounts: new Set(paid.flatMap((record) => Object.values(record)).filter((value) => typeof value === 'number')),
    currencies: new Set([
      ...(registration.match(/"currency":"[A-Z]{3}"/g) ?? []).map((each) => each.slice(12, 15)),
      ...valuesOf('currencies')
        .filter(({ offered }) => offered === true)
        .map(({ code }) => String(code)),
    ]),
    hosts: new Set(
      [...hosts, ...links.filter(({ place }) => place.file.endsWith('.csv')).map(({ href }) => href)].flatMap(
        (text) => /(?:@|\/\/)([\w.-]+)/.exec(text)?.[1]?.toLowerCase() ?? [],
      ),
    ),
  };
}
