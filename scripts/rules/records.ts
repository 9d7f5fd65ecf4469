import type { ListedBy } from '../../shared/model/collections';
import type { Content } from '../../shared/model/content';
import type { Entry } from '../content/validate/validate';

/** The valid records of the collections that a finder needs: a list of entries, or the single one. */
export type Records<Names extends ListedBy> = {
  readonly [Name in Names]: Content[Name] extends readonly (infer Item)[]
    ? readonly Entry<Item>[]
    : Entry<NonNullable<Content[Name]>>;
};

/** Lists the entries of a collection that a finder needs, whatever its shape. */
export const entriesOf = <Name extends ListedBy>(records: Records<Name>, name: Name): readonly Entry[] =>
  [records[name] as Entry | readonly Entry[]].flat(); // what Records says of every name
