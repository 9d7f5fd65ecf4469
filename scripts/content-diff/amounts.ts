import { type CollectionName, collections, publishedNames } from '../../shared/model/collections';
import type { Content } from '../../shared/model/content';
import { titleOf } from '../content/title-of';
import { type ContentRecord, paired, recordsOf, words } from './records';

/** Lists the columns of a collection that hold amounts. */
const moneyIn = (name: CollectionName): readonly string[] =>
  Object.entries(collections[name].schema.properties)
    .filter(([, { money }]) => money)
    .map(([column]) => column);

/** The collections with amounts. */
export const pricedNames = publishedNames.filter((name) => moneyIn(name).length > 0);

function amounts(
  before: readonly ContentRecord[],
  after: readonly ContentRecord[],
  columns: readonly string[],
): string[] {
  return paired(before, after, ({ id }) => String(id)).flatMap(({ old, now }) => {
    if (old === undefined) return now ? [`${titleOf(now)} is new.`] : [];
    if (now === undefined) return [`${titleOf(old)} is gone.`];
    const parts = columns
      .filter((column) => old[column] !== now[column])
      .map((column) =>
        now[column] === undefined
          ? `${words(column)} is gone`
          : `${words(column)} ${old[column] ?? 'nothing'} → ${now[column]}`,
      );
    return parts.length === 0 ? [] : [`${titleOf(now)}: ${parts.join('; ')}.`];
  });
}

/** Describes changed amounts in all collections. */
export const changedAmounts = (before: Content, after: Content): string[] =>
  pricedNames.flatMap((name) => amounts(recordsOf(before, name), recordsOf(after, name), moneyIn(name)));
