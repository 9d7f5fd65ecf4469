import { recurring } from '../../../shared/format/grouped';
import { isRecord } from '../../content/fields';
import { naming } from '../../content/people/naming';
import { personFields } from '../../content/people/person-fields';
import type { Path } from '../../content/read/parsed';
import { defineRule, type Found, foundAs, over, say } from '../kit';
import { reasons } from '../reasons';
import { entriesOf } from '../records';

interface Named {
  readonly name: string;
  readonly path: Path;
}

/** Returns the fields of a collection that are lists of names. */
export const listsOf = (name: (typeof naming)[number]) =>
  personFields(name).flatMap(({ steps }) =>
    steps.length === 2 && typeof steps[0] === 'string' && steps[1] === 0 ? [steps[0]] : [],
  );

/** Finds people who are twice in one list of names, in whatever spelling: J. Doe is Jane Doe there. */
const nameTwice = over([...naming], (records, { people }) =>
  naming.flatMap((collection) => {
    const lists = listsOf(collection);
    if (lists.length === 0) return [];
    return entriesOf(records, collection).flatMap(({ value, at }) =>
      lists.flatMap((field): Found => {
        const names =
          isRecord(value) && Array.isArray(value[field]) ? value[field].filter((each) => typeof each === 'string') : [];
        if (names.length < 2) return [];
        const named = names.map((name, index): Named => ({ name, path: [field, index] }));
        return twice(named, (name) => people.identityOf(name)).map(([first, other]) =>
          foundAs('name-twice', at(...other.path), say`"${other.name}" is in this list twice.`, {
            hint:
              first.name === other.name
                ? 'Delete one of the two.'
                : `Delete one of the two; the other is "${first.name}".`,
            related: [{ ...at(...first.path), message: 'The first one is here.' }],
          }),
        );
      }),
    );
  }),
);

/** Returns the fields of a collection that are lists of people with more than a name. */
const groupsOf = (name: (typeof naming)[number]) =>
  personFields(name).flatMap(({ steps: [list, each, field, ...more] }) =>
    typeof list === 'string' && each === 0 && typeof field === 'string' && more.length === 0 ? [{ list, field }] : [],
  );

/** Finds people who are twice among the panelists of a panel or the chairs of a session, in whatever spelling. */
const personTwice = over([...naming], (records, { people }) =>
  naming.flatMap((collection) => {
    const groups = groupsOf(collection);
    return entriesOf(records, collection).flatMap(({ value, at }) =>
      groups.flatMap(({ list, field }): Found => {
        const all: unknown = isRecord(value) ? value[list] : undefined;
        const named = (Array.isArray(all) ? all : []).flatMap((each: unknown, index): Named[] => {
          const name = isRecord(each) ? each[field] : undefined;
          return typeof name === 'string' ? [{ name, path: [list, index, field] }] : [];
        });
        return recurring(named, ({ name }) => people.identityOf(name)).flatMap(([first, ...others]) =>
          others.map(({ name, path }) =>
            foundAs('name-twice', at(...path), say`"${name}" is in this list twice.`, {
              hint: 'Delete one of the two.',
              ...(first && { related: [{ ...at(...first.path), message: 'The first one is here.' }] }),
            }),
          ),
        );
      }),
    );
  }),
);

function twice(named: readonly Named[], identityOf: (name: string) => string): (readonly [Named, Named])[] {
  const same = recurring(named, ({ name }) => identityOf(name));
  const short = named.flatMap((each): (readonly [Named, Named])[] => {
    const words = identityOf(each.name).split(' ');
    if (words.length < 2 || words[0]?.length !== 1) return [];
    const whole = named.find((other) => {
      const others = identityOf(other.name).split(' ');
      return others.at(-1) === words.at(-1) && others[0] !== words[0] && others[0]?.[0] === words[0];
    });
    return whole === undefined ? [] : [[whole, each]];
  });
  return [
    ...same.flatMap(([first, ...others]) => (first ? others.map((other) => [first, other] as const) : [])),
    ...short,
  ];
}

export const rule = defineRule({
  code: 'name-twice',
  reason: reasons.copiedRow,
  finders: [nameTwice, personTwice],
});
