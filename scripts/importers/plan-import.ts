import { grouped } from '../../shared/format/grouped';
import { type Transliterate, titleSlug } from '../content/people/slug';
import type { Imported } from './combine';
import { readDataTable } from './merge/data-table';
import { PAPER_COLUMNS, type PaperOptions, PRESENTATION_COLUMNS, planPapers } from './merge/papers';
import { MEMBER_COLUMNS, PEOPLE_COLUMNS, peopleOf, planMembers, planPeople } from './merge/people';
import { rowsAfter, type TablePlan } from './merge/plan-table';
import { planRooms, planSessions, ROOM_COLUMNS, SESSION_COLUMNS } from './merge/program';
import { plainTitle, planTopics, planTracks, TOPIC_COLUMNS, TRACK_COLUMNS } from './merge/subjects';
import type { Report } from './read/problem';

/** Plans the changes of a data folder, table by table. Tables that the export has no values for have no plan. */
export function planImport(
  dataDir: string,
  imported: Imported,
  options: PaperOptions & { readonly transliterate: Transliterate },
  report: Report,
): readonly TablePlan[] {
  const { papers, members, sessions, presentations, topics } = imported;
  const { update, transliterate } = options;
  const slugOf = (title: string) => titleSlug(title, transliterate);
  const table = (file: string, columns: readonly string[]) => readDataTable(dataDir, file, columns);

  const topicPlan = planTopics(table('topics.csv', TOPIC_COLUMNS), papers, topics);
  const trackPlan = planTracks(table('tracks.csv', TRACK_COLUMNS), papers, slugOf);
  const roomPlan = planRooms(table('rooms.csv', ROOM_COLUMNS), sessions, slugOf);
  const names = { slugOf, roomOf: roomPlan.idOf };
  const sessionPlan = planSessions(table('sessions.csv', SESSION_COLUMNS), sessions, names, update);
  const knownSessions = new Map(
    rowsAfter(sessionPlan.plan).flatMap(({ cell }) => [
      [plainTitle(cell('title')), cell('id')] as const,
      [plainTitle(cell('id')), cell('id')] as const,
    ]),
  );
  const paperTables = {
    papers: table('papers.csv', PAPER_COLUMNS),
    presentations: table('presentations.csv', PRESENTATION_COLUMNS),
  };
  const ids = {
    topicOf: (title: string) => topicPlan.idOf.get(plainTitle(title)),
    trackOf: (title: string) => trackPlan.idOf.get(plainTitle(title)),
    sessionOf: (key: string) => sessionPlan.idOf.get(key) ?? '',
    knownSession: (name: string) => knownSessions.get(plainTitle(name)),
  };
  const presented = grouped(presentations, ({ paper }) => paper);
  const plan = planPapers(paperTables, papers, presented, ids, options, report);
  const people = table('people.csv', PEOPLE_COLUMNS);
  const whoIsWho = peopleOf(people);
  // Only authors whom papers.csv names after the import: organisers may have replaced some.
  const named = new Set(
    rowsAfter(plan.papers).flatMap(({ cell }) =>
      cell('authors')
        .split(';')
        .map((name) => whoIsWho.identityOf(name)),
    ),
  );
  const authors = papers
    .flatMap(({ authors: persons = [] }) => persons)
    .filter(({ name }) => named.has(whoIsWho.identityOf(name)));
  const plans = [
    plan.papers,
    plan.presentations,
    planPeople(people, authors, update, report),
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
