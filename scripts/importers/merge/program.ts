import { compareCodeUnits } from '../../../shared/format/compare-code-units';
import { grouped } from '../../../shared/format/grouped';
import { sessionKindsOf } from '../../../shared/format/session-kinds';
import type { ImportedRoom, ImportedSession, TimeSlot } from '../model';
import { plainTitle } from '../values/plain-title';
import { namesOf } from './contributions';
import type { DataTable } from './data-table';
import { planTable, type TablePlan, type WantedRow } from './plan-table';

export const ROOM_COLUMNS = ['id', 'name', 'plenary'];
export const SESSION_COLUMNS = ['id', 'kind', 'date', 'start', 'end', 'room', 'title', 'chairs'];

/** Plans changes of rooms.csv: a row for each new room that is used. Organisers mark plenary rooms themselves. */
export function planRooms(
  table: DataTable,
  slots: readonly TimeSlot[],
  facts: readonly ImportedRoom[],
  slugOf: (title: string) => string,
): { readonly plan: TablePlan; readonly idOf: (name: string) => string } {
  const known = new Map(table.rows.map(({ cell }) => [plainTitle(cell('name')), cell('id')]));
  const places = new Map(slots.flatMap(({ room, at }) => (room ? [[room, at] as const] : [])).reverse());
  // In the order of the export, which has the main hall first.
  const listed = facts.flatMap(({ name }) => (places.has(name) ? [name] : []));
  const names = [...new Set([...listed, ...slots.flatMap(({ room }) => (room ? [room] : []))])];
  const idOf = (name: string) => known.get(plainTitle(name)) ?? slugOf(name);
  const factsOf = new Map(facts.map((room) => [plainTitle(room.name), room]));
  const wanted = names.map(
    (name): WantedRow => ({
      key: idOf(name),
      called: name,
      at: places.get(name),
      cells: cellsOfRoom(factsOf.get(plainTitle(name))),
      whenNew: { id: idOf(name), name, plenary: 'no' },
    }),
  );
  return { plan: planTable(table, wanted, { keyOf: ({ cell }) => cell('id'), update: false }), idOf };
}

const cellsOfRoom = ({ building = '', floor = '', capacity = '' }: Partial<ImportedRoom> = {}) => ({
  building,
  floor,
  capacity,
});

/** Facts by which sessions of the data and the export are matched. */
interface Place {
  readonly title: string;
  readonly date: string;
  readonly start: string;
  /** Id of the room; empty if unknown, which matches every room. */
  readonly room: string;
}

const roomsIn = ({ room }: Place) => room.split('; ');

const isSameRoom = (one: Place, other: Place) =>
  one.room === '' || other.room === '' || roomsIn(one).some((room) => roomsIn(other).includes(room));

/** Tells whether sessions of one title and hour, in which no papers are presented, are one in several rooms: breaks are listed for each. */
const isEverywhere = (one: PlacedSession, other: PlacedSession) =>
  [one, other].every(
    ({ chairs, people = [], abstract = '' }) => chairs.length + people.length === 0 && abstract === '',
  ) &&
  one.end === other.end &&
  one.kind === other.kind &&
  sessionKindsOf([]).get(one.kind)?.papers === 'none';

/** Makes a key of day, start and title. */
const hourOf = ({ date, start, title }: Place) => `${date} ${start} ${plainTitle(title)}`;

/**
 * Plans changes of sessions.csv. A session of the export matches the one with the same title, day, start and room, else the one with the
 * same id. Ids depend only on titles and on the order in the export, so that importing the same export again gives the same ids.
 */
export function planSessions(
  table: DataTable,
  sessions: readonly ImportedSession[],
  names: { readonly slugOf: (title: string) => string; readonly roomOf: (name: string) => string },
  update: boolean,
): { readonly plan: TablePlan; readonly idOf: ReadonlyMap<string, string> } {
  const here = table.rows.map(({ cell }) => ({
    ...{ id: cell('id'), title: cell('title'), date: cell('date'), start: cell('start'), room: cell('room') },
    number: Number(cell('number')) || 0,
  }));
  const imported = oncePerPlace(
    inOrder(sessions).map((session) => ({ ...session, room: session.room ? names.roomOf(session.room) : '' })),
  );
  const hereAt = grouped(here, hourOf);
  const known = new Map(
    imported.map(({ session }) => [session, hereAt.get(hourOf(session))?.find((row) => isSameRoom(row, session))?.id]),
  );
  const taken = new Set(known.values());
  const existing = new Set(here.map(({ id }) => id));
  const times = new Map<string, number>();
  let number = Math.max(0, ...here.map((row) => row.number));
  const isNumbered = number > 0;
  const idOf = new Map<string, string>();
  const wanted = imported.map(({ session, keys }): WantedRow => {
    const {
      title,
      kind,
      date,
      start,
      end,
      endDate = '',
      room,
      chairs,
      note = '',
      people = [],
      abstract = '',
      website = '',
    } = session;
    const id = known.get(session) ?? freeId(names.slugOf(title), taken, times);
    taken.add(id);
    for (const key of keys) idOf.set(key, id);
    // If oral sessions are numbered, a new one gets the next number.
    const next = kind === 'oral' && isNumbered && !existing.has(id) ? String(++number) : '';
    const own = { people: namesOf(people), abstract, website };
    const cells = { date, start, end, endDate, room, title, chairs: chairs.join('; '), note, ...own };
    return {
      key: id,
      called: `"${title}", ${date}, ${start}–${end}`,
      at: session.at,
      cells,
      whenNew: { id, kind, number: next },
    };
  });
  return { plan: planTable(table, wanted, { keyOf: ({ cell }) => cell('id'), update }), idOf };
}

type PlacedSession = ImportedSession & Place;

/** Merges sessions that several files have: the one with the most facts counts. One in several rooms is one session, too. */
function oncePerPlace(sessions: readonly PlacedSession[]): { session: PlacedSession; keys: string[] }[] {
  const found: { session: PlacedSession; rooms: Set<string>; keys: string[] }[] = [];
  const foundAt = new Map<string, typeof found>();
  const factsOf = ({ room, chairs }: PlacedSession) => chairs.length + (room === '' ? 0 : 1);
  for (const session of sessions) {
    const hour = hourOf(session);
    const atHour = foundAt.get(hour) ?? [];
    const same = atHour.find(
      (other) =>
        session.room === '' ||
        other.rooms.size === 0 ||
        other.rooms.has(session.room) ||
        isEverywhere(other.session, session),
    );
    const empty: Pick<(typeof found)[number], 'rooms' | 'keys'> = { rooms: new Set(), keys: [] };
    const { rooms, keys } = same ?? empty;
    if (same === undefined) {
      const one = { session, rooms, keys };
      found.push(one);
      foundAt.set(hour, atHour);
      atHour.push(one);
    } else if (factsOf(session) > factsOf(same.session)) same.session = session;
    keys.push(session.key);
    if (session.room !== '') rooms.add(session.room);
  }
  return found.map(({ session, rooms, keys }) => ({ session: { ...session, room: [...rooms].join('; ') }, keys }));
}

/** Finds a free id. `times` has the last number of each slug, so that counting need not start at one. */
function freeId(slug: string, taken: ReadonlySet<string | undefined>, times: Map<string, number>): string {
  let time = times.get(slug) ?? 1;
  const id = () => (time === 1 ? slug : `${slug}-${time}`);
  while (taken.has(id())) time++;
  times.set(slug, time);
  return id();
}

const inOrder = (sessions: readonly ImportedSession[]) =>
  [...sessions].sort((one, other) => compareCodeUnits(orderOf(one), orderOf(other)));

const orderOf = ({ date, start, room = '' }: ImportedSession) => `${date} ${start} ${room}`;
