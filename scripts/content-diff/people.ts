import { type CollectionName, collections, publishedNames } from '../../shared/model/collections';
import type { Content } from '../../shared/model/content';
import { roles } from '../../shared/model/roles';
import { eachName, personFields } from '../content/people/person-fields';
import { titleOf } from '../content/title-of';
import { calledOf, paired, recordsOf } from './records';

/** The collections that list people, of whom it is reported who joins and who leaves. */
export const peopleLists = publishedNames.flatMap((collection) => {
  const fields = personFields(collection).filter(({ role }) => roles[role].joins);
  return fields.length === 0 ? [] : [{ collection, fields }];
});

/** Reports who joins and who leaves. */
export function changedPeople(before: Content, after: Content): string[] {
  const titleOfBoth = (collection: CollectionName, key: unknown) => {
    const [field = ''] = collections[collection].key ?? [];
    const found = [after, before]
      .flatMap((content) => recordsOf(content, collection))
      .find((record) => record[field] === key);
    return found && titleOf(found);
  };
  const members = (content: Content) =>
    peopleLists.flatMap(({ collection, fields }) =>
      recordsOf(content, collection).flatMap((record) => {
        const [reference] = Object.entries(collections[collection].references ?? {});
        const list = reference && titleOfBoth(reference[1], record[reference[0]]);
        const names: string[] = [];
        for (const field of fields) eachName(record, field, (name) => names.push(name));
        return names.map((name) => ({ list: list ?? calledOf(collection), name }));
      }),
    );
  return paired(members(before), members(after), ({ list, name }) => `${list} ${name}`).flatMap(({ old, now }) => {
    if (old === undefined && now !== undefined) return [`${now.name} joins: ${now.list}.`];
    return now === undefined && old !== undefined ? [`${old.name} leaves: ${old.list}.`] : [];
  });
}
