import type { CollectionName } from '../../../shared/model/collections';
import type { Content } from '../../../shared/model/content';
import { naming } from '../people/naming';
import { eachName, type PersonField, personFields } from '../people/person-fields';
import type { Collected, Entry } from '../validate/validate';

/** The valid entries of every collection that could be read. */
export type Entries = ReadonlyMap<CollectionName, readonly Entry[]>;

type Item<Name extends CollectionName> = Content[Name] extends readonly (infer Each)[]
  ? Each
  : NonNullable<Content[Name]>;

/** The content while it is being completed. */
export interface Known {
  /** Returns the valid records of a collection; of a single object, one or none. */
  readonly all: <Name extends CollectionName>(name: Name) => readonly Item<Name>[];
  /**
   * Tells whether a collection has a record, or one that passes the test. True for a file with errors, since a page that is missing only
   * because of these errors should not be reported.
   */
  readonly some: <Name extends CollectionName>(name: Name, test?: (item: Item<Name>) => boolean) => boolean;
}

/** Makes queries on entries. `collected` says which files have errors. */
export function knownFrom(entries: Entries, collected: Collected): Known {
  const all = <Name extends CollectionName>(name: Name) =>
    (entries.get(name) ?? []).map(({ value }) => value as Item<Name>); // its schema accepted it
  const isWhole = (name: CollectionName) => collected.get(name)?.isWhole === true;
  return { all, some: (name, test = () => true) => !isWhole(name) || all(name).some(test) };
}

/** Tells whether a track with a card has a deadline. */
export function hasDates({ all, some }: Known): boolean {
  const shown = new Set(all('tracks').flatMap(({ id, card }) => (card ? [id] : [])));
  return some('tracks', ({ id }) => shown.has(id)) && some('deadlines', ({ track }) => shown.has(track));
}

/** Tells whether the data names any person. */
export const hasPeople = ({ some }: Known): boolean =>
  naming.some((name) => some(name, (record) => personFields(name).some((field) => isNamed(record, field))));

function isNamed(record: unknown, field: PersonField): boolean {
  let found = false;
  eachName(record, field, () => {
    found = true;
  });
  return found;
}
