import { type CollectionName, collectionNames, collections } from '../../shared/model/collections';
import { eachName, personFields } from '../content/people/person-fields';
import type { Choice, Choices } from './contract';
import { titleOfRecord } from './record-title';
import { recordsOf } from './records';
import { listFiles } from './store/list-files';
import type { Workspace } from './store/workspace';

/** Lists what cells can refer to: the records of every collection that others refer to, and the names of all people. */
export function choicesIn(dataDir: string, { open }: Workspace): Choices {
  const referred = new Set(collectionNames.flatMap((name) => Object.values(collections[name].references ?? {})));
  const records: { [Name in CollectionName]?: readonly Choice[] } = {};
  const people = new Set<string>();
  for (const { name, collection, version } of listFiles(dataDir)) {
    if (version === null) continue;
    const { key: [key = ''] = [] } = collections[collection];
    const all = recordsOf(open(name), collection);
    for (const field of personFields(collection))
      for (const record of all) eachName(record, field, (each) => people.add(each));
    if (!referred.has(collection)) continue;
    records[collection] = all.flatMap((record) => {
      const id = record[key];
      return typeof id === 'string' || typeof id === 'number'
        ? [{ id: String(id), title: titleOfRecord(record) ?? String(id) }]
        : [];
    });
  }
  return { records, people: [...people].sort((one, other) => one.localeCompare(other)) };
}
