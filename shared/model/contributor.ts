import type { CollectionName } from './collections';
import type { Role } from './roles';

/** Something that somebody does at the conference: the role, and the record that says so. */
export interface Contribution {
  readonly role: Role;
  readonly collection: CollectionName;
  /** Of the record, or of the committee to which it adds a member; absent where a list has no ids. */
  readonly id?: string;
}

/** Somebody whom the data names, once, however often and in whatever spelling. */
export interface Contributor {
  /** The last part of the address of the person's page. */
  readonly slug: string;
  /** As people.csv writes it, else as it is written first. */
  readonly name: string;
  readonly familyName: string;
  /** Every spelling that stands in the data, that of `name` too where it does. */
  readonly spellings: readonly string[];
  /** In the order of the table of roles, then of the files. */
  readonly contributions: readonly Contribution[];
}
