import type { Person } from '#content';
import { labelledLink } from './format/labelled-link';
import type { Words } from './words';

/** Finds a person's record by the name as written anywhere in the data. */
export type FindPerson = (name: string) => Person | undefined;

/** Makes a function that finds people by any spelling. The compiler has added all spellings to their records. */
export function personFinder(people: readonly Person[]): FindPerson {
  const known = new Map<string, Person>();
  for (const person of people) {
    for (const name of [person.name, ...(person.spellings ?? [])]) known.set(name, person);
  }
  return (name) => known.get(name);
}

/** A link to a page about a person. */
export interface PersonLink {
  readonly href: string;
  readonly label: string;
  /** Label for screen readers: the visible label is the same for everybody. */
  readonly accessibleName: string;
}

/** The fields from which links derive. */
type Links = Partial<Pick<Person, 'orcid' | 'page' | 'links'>>;

type LinkWords = Pick<Words, 'person' | 'colon'>;

/**
 * Returns links to the person's ORCID record, web page and whatever else people.csv names. `own`, the values at the place that names the person,
 * override those of people.csv.
 */
export function personLinks(
  name: string,
  findPerson: FindPerson,
  { person: words, colon }: LinkWords,
  own: Links = {},
): readonly PersonLink[] {
  const { orcid, page, links = [] } = { ...findPerson(name), ...own };
  return [
    ...(orcid ? [{ href: orcidAddress(orcid), label: words.orcid, accessibleName: words.orcidOf(name) }] : []),
    ...(page ? [{ href: page, label: words.page, accessibleName: words.pageOf(name) }] : []),
    ...links
      .map(labelledLink)
      .map(({ url, label = url }) => ({ href: url, label, accessibleName: label + colon + name })),
  ];
}

/** Returns the links of a person whose facts are complete. */
export const linksOf = (name: string, own: Links, words: LinkWords): readonly PersonLink[] =>
  personLinks(name, () => undefined, words, own);

/** Returns full addresses for https://schema.org/sameAs. */
export function sameAs(person: Links | undefined): readonly string[] {
  const { orcid, page } = person ?? {};
  return [...(orcid ? [orcidAddress(orcid)] : []), ...(page && /^https?:/.test(page) ? [page] : [])];
}

/** See https://info.orcid.org/brand-guidelines. */
const orcidAddress = (orcid: string) => `https://orcid.org/${orcid}`;
