import { grouped } from '../../shared/format/grouped';
import { CONTRIBUTION_TABLES, type ContributionTable, PRESENTATION_COLUMNS, peopleColumn } from './merge/contributions';
import { type DataRow, itemsIn, readDataTable } from './merge/data-table';
import { rowsAfter, type TablePlan } from './merge/plan-table';
import { ROOM_COLUMNS, SESSION_COLUMNS } from './merge/program';
import type { Listed } from './model';
import { plainTitle } from './values/plain-title';

/** What the data says about a talk or session of an export. */
interface Found {
  readonly starts: readonly string[];
  /** Names of rooms. */
  readonly rooms: readonly string[];
  readonly people: readonly string[];
  readonly hasAbstract: boolean;
}

/** Compares exports with the data after an import: a line each for talks, hours, rooms, people and abstracts. */
export function compareWithData(
  dataDir: string,
  listed: readonly Listed[],
  plans: readonly TablePlan[],
): readonly string[] {
  const find = finderIn(dataDir, plans);
  const events = [...grouped(listed, ({ id, title }) => JSON.stringify([id, title])).values()].flatMap(
    ([first, ...others]) => (first === undefined ? [] : [{ ...first, all: [first, ...others] }]),
  );
  const pairs = events.map((event) => ({ event, found: find(event) }));
  const here = pairs.flatMap(({ event, found }) => (found === undefined ? [] : [{ event, found }]));
  const missing = pairs.flatMap(({ event, found }) => (found === undefined ? [nameOf(event)] : []));
  const differences = (compare: (event: (typeof events)[number], found: Found) => string | undefined) =>
    here.flatMap(({ event, found }) => {
      const difference = compare(event, found);
      return difference === undefined ? [] : [`${nameOf(event)} (${difference})`];
    });
  const line = (fact: string, different: readonly string[]) =>
    `${fact}: ${different.length === 0 ? 'equal' : `different in ${different.length}: ${different.join('; ')}`}`;
  return [
    `talks and sessions: ${events.length} in the export, ${here.length} in the data${missing.length === 0 ? '' : `; not there: ${missing.join('; ')}`}`,
    line(
      'hours',
      differences(({ all }, { starts }) => otherThan(texts(all, 'start'), starts)),
    ),
    line(
      'rooms',
      differences(({ all }, { rooms }) => otherThan(texts(all, 'room'), rooms)),
    ),
    line(
      'people',
      differences((event, { people }) => otherThan(event.people, people) ?? otherThan(people, event.people, true)),
    ),
    line(
      'abstracts',
      differences((event, { hasAbstract }) =>
        event.hasAbstract && !hasAbstract ? 'there is none in the data' : undefined,
      ),
    ),
  ];
}

const nameOf = ({ id, title }: Listed) => `${id} "${title}"`;

const texts = (all: readonly Listed[], key: 'start' | 'room') => all.flatMap((each) => each[key] || []);

/** Describes the difference if another list lacks some texts; undefined if it has all. */
function otherThan(written: readonly string[], others: readonly string[], isTurned = false): string | undefined {
  const known = new Set(others.map(plainTitle));
  const lacking = written.filter((text) => plainTitle(text) !== '' && !known.has(plainTitle(text)));
  if (lacking.length === 0) return undefined;
  const [from, to] = isTurned ? [others, written] : [written, others];
  return `${from.join(', ') || 'nobody'} → ${to.join(', ') || 'none'}`;
}

/** Makes a look-up of talks and sessions in the tables after the import. */
function finderIn(dataDir: string, plans: readonly TablePlan[]): (event: Listed) => Found | undefined {
  const rowsOf = (file: string, columns: readonly string[]): readonly DataRow[] => {
    const plan = plans.find((each) => each.file === file);
    return plan === undefined ? readDataTable(dataDir, file, columns).rows : rowsAfter(plan);
  };
  const byId = (rows: readonly DataRow[]) => new Map(rows.map((row) => [row.cell('id'), row]));
  const rooms = byId(rowsOf('rooms.csv', ROOM_COLUMNS));
  const sessionRows = rowsOf('sessions.csv', SESSION_COLUMNS);
  const sessions = byId(sessionRows);
  const byTitle = grouped(sessionRows, ({ cell }) => plainTitle(cell('title')));
  const files = Object.keys(CONTRIBUTION_TABLES) as ContributionTable[]; // Object.keys widens to string
  const contributions = new Map(
    files.flatMap((file) =>
      rowsOf(file, CONTRIBUTION_TABLES[file]).map(
        (row) => [row.cell('id'), { row, people: peopleColumn(file) }] as const,
      ),
    ),
  );
  const presentations = grouped(rowsOf('presentations.csv', PRESENTATION_COLUMNS), ({ cell }) => cell('paper'));
  const roomsOf = (rows: readonly (DataRow | undefined)[]) =>
    rows.flatMap((row) => itemsIn(row?.cell('room') ?? '').map((id) => rooms.get(id)?.cell('name') ?? ''));
  return ({ id, title }) => {
    const found = contributions.get(id);
    if (found !== undefined) {
      const { row, people } = found;
      const places = [row, ...(presentations.get(id) ?? [])].filter(
        ({ cell }) => cell('session') !== '' || cell('date') !== '',
      );
      const around = places.map((place) => sessions.get(place.cell('session')) ?? place);
      return {
        starts: places.map(({ cell }, index) => cell('start') || (around[index]?.cell('start') ?? '')),
        rooms: roomsOf(around),
        people: itemsIn(row.cell(people)),
        hasAbstract: row.cell('abstract') !== '',
      };
    }
    const same = byTitle.get(plainTitle(title));
    if (same === undefined) return undefined;
    return {
      starts: same.map(({ cell }) => cell('start')),
      rooms: roomsOf(same),
      people: same.flatMap(({ cell }) => itemsIn(cell('people'))),
      hasAbstract: same.some(({ cell }) => cell('abstract') !== '' || cell('note') !== ''),
    };
  };
}
