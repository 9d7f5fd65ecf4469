import { clockOf, type Minutes, minutesIn, type Times } from './times';

// The parts of sessions and rooms that this looks at: pages and documents have types of their own for the whole.
interface Timed extends Times {
  readonly room?: readonly string[];
}

interface Place {
  readonly id: string;
  readonly name: string;
  readonly plenary: boolean;
}

/** A cell of the table, and how many rows and columns it fills. A cell without sessions is a room that is free. */
export interface Cell<T> {
  readonly sessions: readonly T[];
  /** Those of them that stand in a cell before this one as well, since they have several rooms. */
  readonly repeated: readonly T[];
  readonly rowSpan: number;
  readonly colSpan: number;
}

/** A stretch of time in which nothing starts or ends; `cells` are those that start in it. */
export interface Row<T> {
  readonly start: string;
  readonly end: string;
  /** The same in minutes since the start of the day. */
  readonly minutes: Minutes;
  readonly cells: readonly Cell<T>[];
}

/** A day as a table: times down, rooms across. */
export interface DayGrid<T> {
  readonly columns: readonly string[];
  readonly rows: readonly Row<T>[];
}

/**
 * The table of one day's sessions.
 *
 * A row ends wherever something starts or ends; times in which nothing happens have no row. A session fills the rows of
 * its time in its room's column. A session in the plenary room, while no other room is in use, is for everybody and fills
 * all columns. A session without a room fills all columns too, or, if a room is in use meanwhile, a column of its own at
 * the end, which is headed `elsewhere`. Sessions that overlap in one column share a cell, so every place of the table is filled once.
 */
export function dayGrid<T extends Timed>(
  sessions: readonly T[],
  rooms: readonly Place[],
  elsewhere: string,
): DayGrid<T> {
  const inRooms = rooms.map(({ id }) => blocks(sessions.filter(({ room }) => room?.includes(id))));
  const used = inRooms.flat();
  const roomless = blocks(sessions.filter(({ room }) => room === undefined));
  const isAlone = (block: Block<T>) =>
    ![...used, ...roomless].some((other) => other !== block && overlap(block, other));
  const plenary = rooms.flatMap((room, index) => (room.plenary ? (inRooms[index] ?? []) : [])).filter(isAlone);
  const beside = roomless.filter((block) => used.some((other) => overlap(block, other)));
  const across = [...plenary, ...roomless.filter((block) => !beside.includes(block))];
  const columns = beside.length > 0 ? [...inRooms, beside] : inRooms;

  const all = [...used, ...roomless];
  const times = stretches(all);
  const spanOf = (block: Block<T>) => times.filter((time) => overlap(block, time)).length;

  const shown = new Set<T>();
  const cell = ({ sessions: inside }: Block<T>, rowSpan: number, colSpan: number): Cell<T> => {
    const repeated = inside.filter((session) => shown.has(session));
    for (const session of inside) shown.add(session);
    return { sessions: inside, repeated, rowSpan, colSpan };
  };
  const cellsAt = (time: Minutes): Cell<T>[] => {
    const whole = across.find((block) => overlap(block, time));
    if (whole) return whole.start === time.start ? [cell(whole, spanOf(whole), columns.length)] : [];
    return columns.flatMap((column) => {
      const block = column.find((each) => overlap(each, time));
      if (!block) return [{ sessions: [], repeated: [], rowSpan: 1, colSpan: 1 }];
      return block.start === time.start ? [cell(block, spanOf(block), 1)] : [];
    });
  };
  return {
    columns: [...rooms.map(({ name }) => name), ...(beside.length > 0 ? [elsewhere] : [])],
    rows: times.map((time) => ({
      start: clockOf(time.start),
      end: clockOf(time.end, 'end'),
      minutes: time,
      cells: cellsAt(time),
    })),
  };
}

/** Sessions that share a cell, and the time from the first start to the last end. */
interface Block<T> extends Minutes {
  readonly sessions: readonly T[];
}

const overlap = (a: Minutes, b: Minutes): boolean => a.start < b.end && b.start < a.end;

/** One block for each session; sessions that overlap are together in one. */
function blocks<T extends Timed>(sessions: readonly T[]): Block<T>[] {
  const found: Block<T>[] = [];
  const timed = sessions.map((session): Block<T> => ({ sessions: [session], ...minutesIn(session) }));
  for (const block of timed.sort((one, other) => one.start - other.start)) {
    const last = found.at(-1);
    if (last && overlap(last, block)) found[found.length - 1] = join(last, block);
    else found.push(block);
  }
  return found;
}

const join = <T>(one: Block<T>, other: Block<T>): Block<T> => ({
  sessions: [...one.sessions, ...other.sessions],
  start: one.start,
  end: Math.max(one.end, other.end),
});

/** The times between one start or end and the next, without those in which nothing happens. */
function stretches(all: readonly Minutes[]): Minutes[] {
  const marks = [...new Set(all.flatMap(({ start, end }) => [start, end]))].sort((one, other) => one - other);
  return marks
    .slice(1)
    .map((end, index) => ({ start: marks[index] ?? end, end }))
    .filter((time) => all.some((block) => overlap(block, time)));
}
