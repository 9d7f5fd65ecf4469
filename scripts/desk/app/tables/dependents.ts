import { type CollectionName, collections } from '../../../../shared/model/collections';
import { itemsIn } from '../../../content/read/typed';
import type { DeskFile, Opened } from '../../contract';
import { isSameName } from '../../edit/match-rows';
import { ask } from '../api';

/** A record that refers to another. */
export interface Dependent {
  readonly collection: CollectionName;
  readonly title: string;
}

/** Finds the records of all files that refer to one of the ids of a collection. */
export async function dependentsOf(
  collection: CollectionName,
  ids: readonly string[],
  files: readonly DeskFile[],
): Promise<readonly Dependent[]> {
  if (ids.length === 0) return [];
  const fieldsIn = (name: CollectionName) =>
    Object.entries(collections[name].references ?? {}).flatMap(([field, to]) => (to === collection ? [field] : []));
  const referring = files.filter((file) => file.version !== null && fieldsIn(file.collection).length > 0);
  const found = await Promise.all(
    referring.map(async (file) => {
      const records = recordsOf(await ask<Opened>('file', { name: file.name }));
      const { key: [key = ''] = [] } = collections[file.collection];
      return (
        records
          .filter((record) => fieldsIn(file.collection).some((field) => record(field).some((id) => ids.includes(id))))
          // A record that is deleted, too, does not count.
          .filter((record) => file.collection !== collection || !record(key).some((id) => ids.includes(id)))
          .map((record) => ({
            collection: file.collection,
            title: [record(key)[0], titleOf(record)].filter(Boolean).join(' · '),
          }))
      );
    }),
  );
  return found.flat();
}

/** Returns the values of a field, as texts. */
type FieldsOf = (field: string) => readonly string[];

const titleOf = (record: FieldsOf) =>
  ['title', 'name', 'heading', 'label'].map((field) => record(field)[0]).find(Boolean);

function recordsOf({ table, value }: Opened): readonly FieldsOf[] {
  if (table)
    return table.rows.map(
      (row) => (field) => itemsIn(row[table.columns.findIndex((name) => isSameName(name, field))] ?? ''),
    );
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  return all.map((record) => (field) => {
    const held: unknown = typeof record === 'object' && record !== null ? Reflect.get(record, field) : undefined;
    return (Array.isArray(held) ? held : [held]).filter((each) => each !== undefined).map(String);
  });
}
