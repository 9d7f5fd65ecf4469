import { type CollectionName, collectionNames, collections } from '../../../shared/model/collections';
import { rankOf, roles } from '../../../shared/model/roles';
import { type PersonField, personFields } from './person-fields';

/** Returns the fields of a collection that list people, and not those that refer to somebody listed elsewhere. */
export const listing = (name: CollectionName): readonly PersonField[] =>
  personFields(name).filter(({ role }) => roles[role].mustBeListed === undefined);

const firstRank = (name: CollectionName) => Math.min(...listing(name).map(({ role }) => rankOf(role)));

/** Only collections with many records: a single object may be absent, and rules that need it would then not run. */
const mayBeNeeded = collectionNames.filter((name) => collections[name].shape === 'many');

/** Collections that list people, by role: organisers first, authors last. */
export const lists: readonly CollectionName[] = mayBeNeeded
  .filter((name) => listing(name).length > 0)
  .sort((one, other) => firstRank(one) - firstRank(other));

/** Files of a single object that name people, such as the editors of the proceedings; any may be missing. */
export const singles: readonly CollectionName[] = collectionNames.filter(
  (name) => collections[name].shape === 'one' && personFields(name).length > 0,
);

/** All collections that name people, without the files of a single object. */
export const naming: readonly CollectionName[] = [
  ...lists,
  ...mayBeNeeded.filter((name) => !lists.includes(name) && personFields(name).length > 0),
];
