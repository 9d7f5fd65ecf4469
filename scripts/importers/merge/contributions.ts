import { grouped } from '../../../shared/format/grouped';
import type { Report } from '../../tables/problem';
import type {
  ContributionFacts,
  Imported,
  ImportedContribution,
  ImportedPerson,
  ImportedPresentation,
  TimeSlot,
} from '../model';
import type { DataTable } from './data-table';
import { planTable, type TablePlan, type WantedRow } from './plan-table';

/** The tables of contributions, each with the columns of a new file. */
export const CONTRIBUTION_TABLES = {
  'papers.csv': ['id', 'session', 'title', 'authors'],
  'posters.csv': ['id', 'session', 'title', 'authors'],
  'contributions.csv': ['id', 'kind', 'title', 'people', 'session', 'date', 'start', 'end', 'room'],
} as const;
export const PRESENTATION_COLUMNS = ['paper', 'session', 'start', 'end'];

/** The name of a table of contributions. */
export type ContributionTable = keyof typeof CONTRIBUTION_TABLES;

/** The column that has the people of a table: of contributions, or of sessions. */
export const peopleColumn = (file: string): string =>
  file === 'papers.csv' || file === 'posters.csv' ? 'authors' : 'people';

/** Look-ups of ids in the data. */
export interface Ids {
  readonly topicOf: (title: string) => string | undefined;
  readonly trackOf: (title: string) => string | undefined;
  readonly roomOf: (name: string) => string;
  /** Returns the id of a session by its key in the export. */
  readonly sessionOf: (key: string) => string;
  /** Returns the day and the hours of a session of the data by its id. */
  readonly slotOf: (id: string) => Pick<TimeSlot, 'date' | 'start' | 'end'> | undefined;
  /** Returns the id of a session of the data by its id or title. */
  readonly knownSession: (name: string) => string | undefined;
}

export interface ContributionOptions {
  /** Session of new papers without one in the export. */
  readonly session: string;
  /** Language of the site, which contributions need not state. */
  readonly language: string;
  readonly update: boolean;
}

type Tables = Readonly<Record<ContributionTable, DataTable>>;

/** Cells for the place of a contribution: the id of its session, or the day and room of its own slot, and the times if known. */
type Place = Readonly<Record<'session' | 'date' | 'room' | 'start' | 'end', string>> & { readonly endDate?: string };

/**
 * Plans changes of the tables of contributions. A contribution stays in the table that has its id; a new one without a kind, or of the
 * kind `paper`, goes to papers.csv, and others to contributions.csv. presentations.csv gets the places that those tables have no cells for.
 */
export function planContributions(
  tables: Tables,
  presentationTable: DataTable,
  { contributions, gone }: Pick<Imported, 'contributions' | 'gone'>,
  presentations: ReadonlyMap<string, readonly ImportedPresentation[]>,
  ids: Ids,
  options: ContributionOptions,
  report: Report,
): readonly TablePlan[] {
  const { update } = options;
  const files = Object.keys(CONTRIBUTION_TABLES) as ContributionTable[]; // Object.keys widens to string
  const rowsOf = new Map(
    files.map((file) => [file, new Map(tables[file].rows.map((row) => [row.cell('id'), row]))] as const),
  );
  const tableOf = ({ id, kind = 'paper' }: ImportedContribution) =>
    files.find((file) => rowsOf.get(file)?.has(id)) ?? (kind === 'paper' ? 'papers.csv' : 'contributions.csv');
  const repeats: WantedRow[] = [];
  const wantedIn = (file: ContributionTable, contribution: ImportedContribution): WantedRow[] => {
    const { id, at, people = [] } = contribution;
    const row = rowsOf.get(file)?.get(id);
    const named = placesOf(contribution, presentations.get(id) ?? [], ids, report);
    const places = file === 'contributions.csv' ? named : withinSession(named, row?.cell('session') ?? '', ids);
    if (file === 'papers.csv' && row === undefined && people.length === 0 && !presentations.has(id)) {
      const message = `Paper ${id} has no authors here, and is left out.`;
      report({ at, message, hint: 'Name the export with its authors as well, or add it by hand.' });
      return [];
    }
    const own = places.find(({ date }) => date === '' || file === 'contributions.csv');
    for (const place of places) if (place !== own) repeats.push(repeatOf(id, contribution.placeOf ?? at, place));
    const cells = { ...cellsOf(contribution, file, ids, options), ...placeCells(own, row?.cell, update) };
    const isUnplaced = file === 'papers.csv' && places.length === 0;
    return [
      {
        key: id,
        called: id,
        at: contribution.placeOf ?? at,
        cells,
        whenNew: { id, ...(isUnplaced && { session: options.session }) },
      },
    ];
  };
  const byTable = grouped(contributions, tableOf);
  const plans = files.map((file) =>
    planTable(
      tables[file],
      [
        ...(byTable.get(file) ?? []).flatMap((contribution) => wantedIn(file, contribution)),
        // What was withdrawn keeps its page, if it has one.
        ...[...gone].flatMap(([id, status]) =>
          rowsOf.get(file)?.has(id) ? [{ key: id, called: id, cells: { status } }] : [],
        ),
      ],
      { keyOf: ({ cell }) => cell('id'), update },
    ),
  );
  return [...plans, planTable(presentationTable, repeats, { keyOf: ({ cell }) => repeatKey(cell), update })];
}

/** The places of a contribution, each once; one place in several rooms at the same time is one. */
function placesOf(
  contribution: ImportedContribution,
  presentations: readonly ImportedPresentation[],
  ids: Ids,
  report: Report,
): Place[] {
  const found = [
    ...presentations.map(({ session, date, start, end, endDate, room }): Place => {
      const own = { date, room: room ? ids.roomOf(room) : '', session: '', ...(endDate && { endDate }) };
      return { start, end, ...(session === undefined ? own : { date: '', room: '', session: ids.sessionOf(session) }) };
    }),
    ...placesNamed(contribution, ids, report),
  ];
  return [...grouped(found, (place) => repeatKey((column) => place[column as keyof Place] ?? '')).values()].flatMap(
    ([first, ...others]) =>
      first === undefined
        ? []
        : [
            {
              ...([first, ...others].find(({ start }) => start !== '') ?? first),
              room: [...new Set([first, ...others].map(({ room }) => room))].filter(Boolean).join('; '),
            },
          ],
  );
}

/**
 * The places of a paper that organisers have put into a session: slots of its own during that session are its times there, and others
 * are left out, since it would be presented twice. The comparison after the import reports them.
 */
function withinSession(places: readonly Place[], session: string, ids: Ids): Place[] {
  const whole = ids.slotOf(session);
  if (whole === undefined) return [...places];
  return places.flatMap((place) => {
    if (place.session !== '') return [place];
    const isWithin = place.date === whole.date && place.start >= whole.start && place.end <= whole.end;
    return isWithin ? [{ ...place, session, date: '', room: '' }] : [];
  });
}

/** Identifies a place of a contribution: a session, or a day and a start. */
const repeatKey = (cell: (column: string) => string) =>
  JSON.stringify(['paper', 'session', ...(cell('session') === '' ? ['date', 'start'] : [])].map(cell));

const repeatOf = (id: string, at: ContributionFacts['placeOf'] | string, place: Place): WantedRow => {
  const { session, date, start, end, room } = place;
  const own = session === '' ? { date, start } : {};
  const whenNew: Readonly<Record<string, string>> = { paper: id, session, ...own };
  return {
    key: repeatKey((column) => whenNew[column] ?? ''),
    at,
    called: `${id} in ${session || `a slot of its own, ${date}`}`,
    cells: { ...(session !== '' && { start }), end, room },
    whenNew,
  };
};

/** The cells for a place. Times belong to a session: they are not imported if organisers have chosen another place. */
function placeCells(
  place: Place | undefined,
  written: ((column: string) => string) | undefined,
  update: boolean,
): Partial<Place> {
  const [session = '', date = ''] = [written?.('session'), written?.('date')];
  if (place === undefined) return {};
  if (place.date === '') {
    const isElsewhere = date !== '' || (session !== '' && session !== place.session && !update);
    return isElsewhere ? { session: date === '' ? place.session : '' } : place;
  }
  return session === '' ? place : {};
}

/** Finds the sessions that a paper names. Unknown sessions are reported. */
function placesNamed({ sessions = [], at }: ImportedContribution, ids: Ids, report: Report): Place[] {
  return sessions.flatMap((name) => {
    const session = ids.knownSession(name);
    if (session !== undefined) return [{ session, date: '', room: '', start: '', end: '' }];
    const hint = 'Add the session to sessions.csv first, or say --session.';
    report({ at, message: `There is no session "${name}" in sessions.csv, and the paper is not put into it.`, hint });
    return [];
  });
}

function cellsOf(
  contribution: ImportedContribution,
  file: ContributionTable,
  ids: Ids,
  { language }: ContributionOptions,
): Record<string, string> {
  const { kind = '', title, people = [], keywords = [], topics = [], track = '', tags = [] } = contribution;
  const numbers = topics.flatMap((topic) => ids.topicOf(topic) ?? []);
  const isListed = file === 'contributions.csv';
  return {
    ...(isListed && { kind: kind === 'talk' ? '' : kind, level: contribution.level ?? '' }),
    title,
    [peopleColumn(file)]: namesOf(people),
    abstract: contribution.abstract ?? '',
    keywords: keywords.join('; '),
    topics: [...new Set(numbers)].join('; '),
    track: track && (ids.trackOf(track) ?? ''),
    pages: contribution.pages ?? '',
    doi: contribution.doi ?? '',
    ...contribution.files,
    language: contribution.language === language ? '' : (contribution.language ?? ''),
    corresponding: contribution.corresponding ?? '',
    tags: tags.join('; '),
    status: contribution.status ?? '',
    links: (contribution.links ?? []).join('; '),
    licence: contribution.licence ?? '',
    ...(file !== 'papers.csv' && { board: contribution.board ?? '' }),
  };
}

/** Writes people as a cell. */
export const namesOf = (people: readonly ImportedPerson[]): string => people.map(({ name }) => name).join('; ');
