import { collectionNames } from '../collections';
import { lists, peopleIn } from '../people/mentions';
import { eachName, personFields } from '../people/person-fields';
import { roles } from '../people/roles';
import { type Diagnostic, MOST_PROBLEMS, warning } from '../report/diagnostics';
import { nearestAmong } from '../report/nearest';
import { titleOf } from '../title-of';
import { defineCheck, entriesOf } from './check';

/** The fields that refer to people of the lists, such as the chairs of a session. */
const referring = collectionNames.flatMap((collection) =>
  personFields(collection).flatMap((field) => {
    const { mustBeListed } = roles[field.role];
    return mustBeListed === undefined ? [] : [{ collection, field, does: mustBeListed }];
  }),
);

/** Every chair of a session is in one of the lists of people, so that a mistyped name is noticed. */
export const unknownChair = defineCheck(
  [...referring.map(({ collection }) => collection), ...lists],
  (records, site) => {
    const { names: found, people } = peopleIn(records, site);
    const names = [...found];
    const nearest = nearestAmong(names);
    const known = new Set(names.map((name) => people.identityOf(name)));
    const problems: Diagnostic[] = [];
    for (const { collection, field, does } of referring) {
      for (const { value, at } of entriesOf(records, collection)) {
        eachName(value, field, (name, trail) => {
          if (known.has(people.identityOf(name)) || problems.length >= MOST_PROBLEMS) return;
          const near = nearest(name);
          const hint = near
            ? `Did you mean "${near}"?`
            : 'Add the chair to a committee or to program-committee.csv, or correct the name.';
          const message = `${name} ${does} "${titleOf(value)}" and stands in no list of people.`;
          problems.push(warning('unknown-chair', at(...trail), message, { hint }));
        });
      }
    }
    return problems;
  },
  { whole: lists },
);
