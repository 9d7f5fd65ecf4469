import { type CollectionName, collectionNames, collections } from '../../../shared/model/collections';
import { rankOf, roles } from '../../../shared/model/roles';
import { type PersonField, personFields } from './person-fields';

/** The fields of a collection that list people, rather than refer to somebody listed elsewhere. */
export const listing = (name: CollectionName): readonly PersonField[] =>
  personFields(name).filter(({ role }) => roles[role].mustBeListed === undefined);

const firstRank = (name: CollectionName) => Math.min(...listing(name).map(({ role }) => rankOf(role)));

/** A single object may be absent, and a rule that needs it would then say nothing of anybody. */
const mayBeNeeded = collectionNames.filter((name) => collections[name].shape === 'many');

/** The collections that list people, by what they do: those who run the conference first, authors last. */
export const lists: readonly CollectionName[] = mayBeNeeded
  .filter((name) => listing(name).length > 0)
  .sort((one, other) => firstRank(one) - firstRank(other));

/** Every collection that names people. */
export const naming: readonly CollectionName[] = [
  ...lists,
  ...mayBeNeeded.filter((name) => !lists.includes(name) && personFields(name).length > 0),
];
