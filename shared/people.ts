import type { Person } from '#content';
import type { Words } from './words';

/** The facts of a person, by the name as any file of the data writes it. */
export type FindPerson = (name: string) => Person | undefined;

/** Looks people up; the compiler has put every spelling in which the data names them among their own. */
export function personFinder(people: readonly Person[]): FindPerson {
  const known = new Map<string, Person>();
  for (const person of people) {
    for (const name of [person.name, ...(person.spellings ?? [])]) known.set(name, person);
  }
  return (name) => known.get(name);
}

/** A place elsewhere that tells more about somebody. */
export interface PersonLink {
  readonly href: string;
  readonly label: string;
  /** The words of a screen reader: the label alone would be the same for everybody. */
  readonly accessibleName: string;
}

/** The sources of a person's links: those of a place, or those of the person. */
type Links = Partial<Pick<Person, 'orcid' | 'page'>>;

/** The person's ORCID record and page, those that there are; what a place says itself comes before what is known. */
export function personLinks(
  name: string,
  findPerson: FindPerson,
  { person: words }: Pick<Words, 'person'>,
  own: Links = {},
): readonly PersonLink[] {
  const { orcid, page } = { ...findPerson(name), ...own };
  return [
    ...(orcid ? [{ href: orcidAddress(orcid), label: words.orcid, accessibleName: words.orcidOf(name) }] : []),
    ...(page ? [{ href: page, label: words.page, accessibleName: words.pageOf(name) }] : []),
  ];
}

/** The same of somebody of whom all is known. */
export const linksOf = (name: string, own: Links, words: Pick<Words, 'person'>): readonly PersonLink[] =>
  personLinks(name, () => undefined, words, own);

/** Other addresses of the person, as machines want them (https://schema.org/sameAs): whole ones only. */
export function sameAs(person: Links | undefined): readonly string[] {
  const { orcid, page } = person ?? {};
  return [...(orcid ? [orcidAddress(orcid)] : []), ...(page && /^https?:/.test(page) ? [page] : [])];
}

/** The address of an ORCID record: https://info.orcid.org/brand-guidelines */
const orcidAddress = (orcid: string) => `https://orcid.org/${orcid}`;
