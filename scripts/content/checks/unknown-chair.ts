import { lists, peopleIn } from '../people/mentions';
import { MOST_PROBLEMS, warning } from '../report/diagnostics';
import { nearestAmong } from '../report/nearest';
import { defineCheck } from './check';

/** Every chair of a session is in one of the lists of people, so that a mistyped name is noticed. */
export const unknownChair = defineCheck(
  ['sessions', ...lists],
  ({ sessions, ...records }, site) => {
    const { names: found, people } = peopleIn(records, site);
    const names = [...found];
    const nearest = nearestAmong(names);
    const known = new Set(names.map((name) => people.identityOf(name)));
    let reported = 0;
    return sessions.flatMap(({ value: { title, chairs = [] }, at }) =>
      chairs.flatMap((name, index) => {
        if (known.has(people.identityOf(name)) || reported >= MOST_PROBLEMS) return [];
        reported++;
        const near = nearest(name);
        const hint = near
          ? `Did you mean "${near}"?`
          : 'Add the chair to a committee or to program-committee.csv, or correct the name.';
        const message = `${name} chairs "${title}" and is in no list of people.`;
        return [warning('unknown-chair', at('chairs', index), message, { hint })];
      }),
    );
  },
  { whole: lists },
);
