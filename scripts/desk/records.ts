import { type CollectionName, collections } from '../../shared/model/collections';
import { isRecord } from '../content/fields';
import { typed } from '../content/read/typed';
import type { Opened } from './contract';

/** Returns the records of a file, with lists as in the content. Those of a table are in the order of its rows. */
export function recordsOf({ table, value }: Opened, collection: CollectionName): readonly Record<string, unknown>[] {
  if (!table) return (Array.isArray(value) ? value : [value]).filter(isRecord);
  const { properties } = collections[collection].schema;
  const columns = table.columns.map((column) =>
    Object.keys(properties).find((name) => name.toLowerCase() === column.toLowerCase()),
  );
  return table.rows.map((row) =>
    Object.fromEntries(
      row.flatMap((cell, at) => {
        const name = columns[at];
        return name === undefined || cell === '' ? [] : [[name, typed(cell, properties[name]?.type)] as const];
      }),
    ),
  );
}
