import { type CollectionName, collections } from '../../shared/model/collections';
import type { Content } from '../../shared/model/content';
import type { Contributor } from '../../shared/model/contributor';
import type { Entry } from './validate/validate';

/** Collects the content: a list of records or a single record for each collection, and all contributors. */
export function contentOf(
  entries: ReadonlyMap<CollectionName, readonly Entry[]>,
  contributors: readonly Contributor[],
): Content {
  const values = [...entries].map(([name, records]) => {
    const list = records.map(({ value }) => value);
    return [name, collections[name].shape === 'many' ? list : list[0]];
  });
  return { ...Object.fromEntries(values), contributors }; // Object.fromEntries gives any: every record has passed its schema
}
