import { clockOf, type Minutes, minutesIn, type Times } from './times';

// The fields that this module reads. Pages and documents have richer types.
interface Timed extends Times {
  readonly room?: readonly string[];
}

interface Place {
  readonly id: string;
  readonly name: string;
  readonly plenary: boolean;
}

/** A table cell with its spans. A cell without sessions is a free room. */
export interface Cell<T> {
  readonly sessions: readonly T[];
  readonly rowSpan: number;
  readonly colSpan: number;
}

/** A time span in which nothing starts or ends. `cells` are those that start in it. */
export interface Row<T> {
  readonly start: string;
  readonly end: string;
  /** In minutes since the start of the day. */
  readonly minutes: Minutes;
  readonly cells: readonly Cell<T>[];
}

/** A day as a table, with times as rows and rooms as columns. */
export interface DayGrid<T> {
  readonly columns: readonly string[];
  readonly rows: readonly Row<T>[];
}

/**
 * Arranges the sessions of a day in a table. A row ends where something starts or ends; idle times have no row. A
 * session fills the rows of its time in the column of its room. A session in the plenary room fills all columns if no
 * other room is in use. A session without a room fills all columns; if a room is in use meanwhile, it gets an extra
 * last column with the heading `elsewhere`. Sessions that overlap in one column share a cell, so every place of the
 * table is filled once.
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

  const cell = ({ sessions: inside }: Block<T>, rowSpan: number, colSpan: number): Cell<T> => ({
    sessions: inside,
    rowSpan,
    colSpan,
  });
  const cellsAt = (time: Minutes): Cell<T>[] => {
    const whole = across.find((block) => overlap(block, time));
    if (whole) return whole.start === time.start ? [cell(whole, spanOf(whole), columns.length)] : [];
    return columns.flatMap((column) => {
      const block = column.find((each) => overlap(each, time));
      if (!block) return [{ sessions: [], rowSpan: 1, colSpan: 1 }];
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

/** Sessions that share a cell, with the time from the first start to the last end. */
interface Block<T> extends Minutes {
  readonly sessions: readonly T[];
}

const overlap = (a: Minutes, b: Minutes): boolean => a.start < b.end && b.start < a.end;

/** Groups sessions that overlap; every other session is a block of its own. */
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

/** Splits the day at every start and end, and drops idle times. */
function stretches(all: readonly Minutes[]): Minutes[] {
  const marks = [...new Set(all.flatMap(({ start, end }) => [start, end]))].sort((one, other) => one - other);
  return marks
    .slice(1)
    .map((end, index) => ({ start: marks[index] ?? end, end }))
    .filter((time) => all.some((block) => overlap(block, time)));
}
