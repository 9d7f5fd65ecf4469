import type { CollectionName } from './collections';
import type { PersonName } from './person-name';
import type { Role } from './roles';

/** A role of a person, and the record that assigns it. */
export interface ContributorRole {
  readonly role: Role;
  readonly collection: CollectionName;
  /** Id of the record, or of the committee of a committee member; absent if the list has no ids. */
  readonly id?: string;
}

/** A person whom the data names. All spellings of the name are merged. */
export interface Contributor {
  /** The last part of the address of the person's page. */
  readonly slug: string;
  /** As in people.csv, else the first spelling in the data. */
  readonly name: string;
  /** By which the person is sorted, with its particles; of an organisation, its name. */
  readonly familyName: string;
  /** The parts of the name, for citations. */
  readonly parts: PersonName;
  /** Groups for which the person writes, by the spelling that names one: "Ada Sow (on behalf of the ABC Collaboration)". */
  readonly groups?: Readonly<Record<string, string>>;
  readonly isOrganisation?: true;
  /** Every spelling that occurs in the data. */
  readonly spellings: readonly string[];
  /** In the order of the table of roles, then of the files. */
  readonly contributions: readonly ContributorRole[];
}
