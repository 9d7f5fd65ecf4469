import type { CollectionName } from '../../../shared/model/collections';
import type { Content } from '../../../shared/model/content';
import { naming } from '../people/naming';
import { eachName, type PersonField, personFields } from '../people/person-fields';
import type { Collected, Entry } from '../validate/validate';

/** The accepted entries of every collection that could be read. */
export type Entries = ReadonlyMap<CollectionName, readonly Entry[]>;

type Item<Name extends CollectionName> = Content[Name] extends readonly (infer Each)[]
  ? Each
  : NonNullable<Content[Name]>;

/** The content while it is being completed. */
export interface Known {
  /** The accepted records of a collection; of a single object, one or none. */
  readonly all: <Name extends CollectionName>(name: Name) => readonly Item<Name>[];
  /**
   * Whether a collection has a record, of which the test holds if there is one. A file with mistakes counts as having one:
   * a page that is missing because of them would not be a mistake of its own.
   */
  readonly some: <Name extends CollectionName>(name: Name, test?: (item: Item<Name>) => boolean) => boolean;
}

/** Looks into the entries; `collected` says which files have mistakes. */
export function knownFrom(entries: Entries, collected: Collected): Known {
  const all = <Name extends CollectionName>(name: Name) =>
    (entries.get(name) ?? []).map(({ value }) => value as Item<Name>); // its schema accepted it
  const isWhole = (name: CollectionName) => collected.get(name)?.isWhole === true;
  return { all, some: (name, test = () => true) => !isWhole(name) || all(name).some(test) };
}

/** Whether some track of the important dates has one: a card is made of it. */
export function hasDates({ all, some }: Known): boolean {
  const shown = new Set(all('tracks').flatMap(({ id, card }) => (card ? [id] : [])));
  return some('tracks', ({ id }) => shown.has(id)) && some('deadlines', ({ track }) => shown.has(track));
}

/** Whether anybody is named anywhere. */
export const hasPeople = ({ some }: Known): boolean =>
  naming.some((name) => some(name, (record) => personFields(name).some((field) => isNamed(record, field))));

function isNamed(record: unknown, field: PersonField): boolean {
  let found = false;
  eachName(record, field, () => {
    found = true;
  });
  return found;
}
