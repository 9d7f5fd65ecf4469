import { People } from '../../content/people/people';
import type { Report } from '../../tables/problem';
import { short } from '../describe';
import type { ImportedPerson } from '../model';
import { countryIn } from '../values/country';
import { withoutMarkdown } from '../values/markup';
import { type DataTable, itemsIn } from './data-table';
import { planTable, type TablePlan, type WantedRow } from './plan-table';

/** Facts of people that are columns of people.csv; the first four are also columns of program-committee.csv. */
const FACTS = ['affiliation', 'country', 'orcid', 'page', 'bio', 'pronouns'] as const;

/** The columns of new files. */
export const PEOPLE_COLUMNS = ['name', 'familyName', 'affiliation', 'country', 'orcid', 'page'];
export const MEMBER_COLUMNS = ['name', 'affiliation', 'country'];

const meansSame = (column: string, one: string, other: string) =>
  column === 'country' && countryIn(one) === countryIn(other);

/** Identifies people by people.csv, which declares other spellings. */
export const peopleOf = (table: DataTable): People =>
  new People(
    table.rows.map(({ cell }) => ({
      name: cell('name'),
      spellings: itemsIn(cell('spellings')),
      notSameAs: itemsIn(cell('notSameAs')),
    })),
  );

/** Plans changes of people.csv: a row for each author with more facts than the name. */
export function planPeople(
  table: DataTable,
  authors: readonly ImportedPerson[],
  update: boolean,
  report: Report,
): TablePlan {
  const people = peopleOf(table);
  const hasFacts = (person: ImportedPerson) => person.links?.length || FACTS.some((fact) => person[fact]);
  const known = oneEach(authors, people, report).filter(({ person }) => hasFacts(person));
  const rows = known.map((one) => rowOf(one, { familyName: one.person.familyName ?? '' }));
  return planTable(table, rows, { keyOf: ({ cell }) => people.identityOf(cell('name')), meansSame, update });
}

/** Plans changes of program-committee.csv: a row for each member. */
export function planMembers(
  table: DataTable,
  members: readonly ImportedPerson[],
  people: People,
  update: boolean,
  report: Report,
): TablePlan {
  const rows = oneEach(members, people, report).map((one) => rowOf(one, {}));
  return planTable(table, rows, { keyOf: ({ cell }) => people.identityOf(cell('name')), meansSame, update });
}

/** A record of a person, with the identity. */
interface Known {
  readonly key: string;
  readonly person: ImportedPerson;
}

const rowOf = ({ key, person }: Known, more: Readonly<Record<string, string>>): WantedRow => ({
  key,
  called: person.name,
  at: person.at,
  cells: {
    ...Object.fromEntries(FACTS.map((fact) => [fact, person[fact] ?? ''])),
    bio: withoutMarkdown(person.bio ?? ''),
    links: (person.links ?? []).join('; '),
  },
  whenNew: { name: person.name, ...more },
});

/** Merges records of one person. If an export has different values for a fact, the first is used, and the other is reported. */
function oneEach(persons: readonly ImportedPerson[], people: People, report: Report): Known[] {
  const found = new Map<string, ImportedPerson>();
  for (const person of persons) {
    const key = people.identityOf(person.name);
    const earlier = found.get(key);
    if (earlier === undefined) {
      found.set(key, person);
      continue;
    }
    for (const fact of FACTS) {
      if (!(earlier[fact] && person[fact]) || earlier[fact] === person[fact]) continue;
      const message = `The ${fact} of ${person.name} is "${short(earlier[fact])}" at ${earlier.at}, and "${short(person[fact])}" here; the first is taken.`;
      const hint =
        'Write the right one into people.csv. If they are two people, write a second initial with one of them.';
      report({ at: person.at, message, hint });
    }
    const { familyName = earlier.familyName } = person;
    const facts = FACTS.map((fact) => [fact, earlier[fact] || person[fact]]);
    const links = [...new Set([...(earlier.links ?? []), ...(person.links ?? [])])];
    const known = { ...Object.fromEntries(facts), links, familyName: earlier.familyName ?? familyName };
    found.set(key, { ...earlier, ...known });
  }
  return [...found].map(([key, person]) => ({ key, person }));
}
