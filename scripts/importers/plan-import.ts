import { grouped } from '../../shared/format/grouped';
import { type Transliterate, titleSlug } from '../content/people/slug';
import type { Report } from '../tables/problem';
import { short } from './describe';
import {
  CONTRIBUTION_TABLES,
  type ContributionOptions,
  type ContributionTable,
  PRESENTATION_COLUMNS,
  peopleColumn,
  planContributions,
} from './merge/contributions';
import { itemsIn, readDataTable } from './merge/data-table';
import { MEMBER_COLUMNS, PEOPLE_COLUMNS, peopleOf, planMembers, planPeople } from './merge/people';
import { rowsAfter, type TablePlan } from './merge/plan-table';
import { planRooms, planSessions, ROOM_COLUMNS, SESSION_COLUMNS } from './merge/program';
import { KIND_COLUMNS, planKinds, planTopics, planTracks, TOPIC_COLUMNS, TRACK_COLUMNS } from './merge/subjects';
import type { Imported, ImportedPerson } from './model';
import { plainTitle } from './values/plain-title';

/** Plans the changes of a data folder, table by table. Tables that the export has no values for have no plan. */
export function planImport(
  dataDir: string,
  imported: Imported,
  options: ContributionOptions & { readonly transliterate: Transliterate },
  report: Report,
): readonly TablePlan[] {
  const { members, presentations, rooms, topics } = imported;
  const { update, transliterate } = options;
  const slugOf = (title: string) => titleSlug(title, transliterate);
  const table = (file: string, columns: readonly string[]) => readDataTable(dataDir, file, columns);

  const kinds = [...imported.contributions, ...imported.sessions].map(({ kind }) => kind);
  const kindPlan = planKinds(table('session-kinds.csv', KIND_COLUMNS), kinds, slugOf);
  const kindOf = (kind: string) => kindPlan.idOf.get(plainTitle(kind)) ?? kind;
  const contributions = imported.contributions.map((each) => ({ ...each, kind: each.kind && kindOf(each.kind) }));
  const sessions = imported.sessions.map((each) => ({ ...each, kind: kindOf(each.kind) }));
  const topicPlan = planTopics(table('topics.csv', TOPIC_COLUMNS), contributions, topics);
  const trackPlan = planTracks(table('tracks.csv', TRACK_COLUMNS), contributions, slugOf);
  const roomPlan = planRooms(table('rooms.csv', ROOM_COLUMNS), [...sessions, ...presentations], rooms, slugOf);
  const names = { slugOf, roomOf: roomPlan.idOf };
  const sessionPlan = planSessions(table('sessions.csv', SESSION_COLUMNS), sessions, names, update);
  const knownSessions = new Map([
    ...sessions.flatMap(({ id, key }) => (id ? [[plainTitle(id), sessionPlan.idOf.get(key) ?? ''] as const] : [])),
    ...rowsAfter(sessionPlan.plan).flatMap(({ cell }) => [
      [plainTitle(cell('title')), cell('id')] as const,
      [plainTitle(cell('id')), cell('id')] as const,
    ]),
  ]);
  const slots = new Map(
    rowsAfter(sessionPlan.plan).map(({ cell }) => [
      cell('id'),
      { date: cell('date'), start: cell('start'), end: cell('end') },
    ]),
  );
  const tableOf = (file: ContributionTable) => table(file, CONTRIBUTION_TABLES[file]);
  const tables = {
    'papers.csv': tableOf('papers.csv'),
    'posters.csv': tableOf('posters.csv'),
    'contributions.csv': tableOf('contributions.csv'),
  };
  const ids = {
    topicOf: (title: string) => topicPlan.idOf.get(plainTitle(title)),
    trackOf: (title: string) => trackPlan.idOf.get(plainTitle(title)),
    roomOf: roomPlan.idOf,
    sessionOf: (key: string) => sessionPlan.idOf.get(key) ?? '',
    slotOf: (id: string) => slots.get(id),
    knownSession: (name: string) => knownSessions.get(plainTitle(name)),
  };
  const presented = grouped(presentations, ({ contribution }) => contribution);
  const presentationTable = table('presentations.csv', PRESENTATION_COLUMNS);
  const contributed = planContributions(
    tables,
    presentationTable,
    { ...imported, contributions },
    presented,
    ids,
    options,
    report,
  );
  const people = table('people.csv', PEOPLE_COLUMNS);
  const whoIsWho = peopleOf(people);
  // Only people whom the data names after the import: organisers may have replaced some.
  const named = new Set(
    [...contributed, sessionPlan.plan].flatMap((plan) =>
      rowsAfter(plan).flatMap(({ cell }) =>
        [cell(peopleColumn(plan.file)), cell('chairs')].flatMap(itemsIn).map((name) => whoIsWho.identityOf(name)),
      ),
    ),
  );
  const isNamed = ({ name }: ImportedPerson) => named.has(whoIsWho.identityOf(name));
  const unnamed = imported.people.filter((person) => !isNamed(person));
  if (unnamed[0] !== undefined) {
    const message = `${unnamed.length} of the people are left out, since no contribution or session names them: ${short(unnamed.map(({ name }) => name).join(', '))}.`;
    report({ at: unnamed[0].at, message, hint: 'If they speak, name the file of the talks in the same command.' });
  }
  const persons = [
    ...[...contributions, ...sessions].flatMap(({ people: some = [] }) => some),
    ...imported.people,
  ].filter(isNamed);
  const plans = [
    ...contributed,
    planPeople(people, persons, update, report),
    kindPlan.plan,
    topicPlan.plan,
    trackPlan.plan,
    planMembers(table('program-committee.csv', MEMBER_COLUMNS), members, whoIsWho, update, report),
    roomPlan.plan,
    sessionPlan.plan,
  ];
  return plans.filter(hasValues);
}

/** Tells whether an export has values for a table. */
const hasValues = ({ added, filled, changes, same }: TablePlan): boolean =>
  added.length + filled.length + changes.length + same.length > 0;
