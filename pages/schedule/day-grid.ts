import type { Room, Session } from '#content';

type Timed = Pick<Session, 'start' | 'end' | 'room'>;

/** A cell of the table, and how many rows and columns it fills. A cell without sessions is a room that is free. */
export interface Cell<T> {
  readonly sessions: readonly T[];
  readonly rowSpan: number;
  readonly colSpan: number;
}

/** A stretch of time in which nothing starts or ends; `cells` are those that start in it. */
export interface Row<T> {
  readonly start: string;
  readonly end: string;
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
  rooms: readonly Pick<Room, 'id' | 'name' | 'plenary'>[],
  elsewhere: string,
): DayGrid<T> {
  const inRooms = rooms.map(({ id }) => blocks(sessions.filter(({ room }) => room === id)));
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

  const cellsAt = (time: Stretch): Cell<T>[] => {
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
    rows: times.map((time) => ({ ...time, cells: cellsAt(time) })),
  };
}

interface Stretch {
  readonly start: string;
  readonly end: string;
}

/** Sessions that share a cell, and the time from the first start to the last end. */
interface Block<T> extends Stretch {
  readonly sessions: readonly T[];
}

const overlap = (a: Stretch, b: Stretch): boolean => a.start < b.end && b.start < a.end;

const cell = <T>({ sessions }: Block<T>, rowSpan: number, colSpan: number): Cell<T> => ({ sessions, rowSpan, colSpan });

/** One block for each session; sessions that overlap are together in one. */
function blocks<T extends Timed>(sessions: readonly T[]): Block<T>[] {
  const found: Block<T>[] = [];
  for (const session of [...sessions].sort(byStart)) {
    const last = found.at(-1);
    if (last && overlap(last, session)) found[found.length - 1] = join(last, session);
    else found.push({ sessions: [session], start: session.start, end: session.end });
  }
  return found;
}

const byStart = (one: Timed, other: Timed) => Number(one.start > other.start) - Number(one.start < other.start);

const join = <T extends Timed>({ sessions, start, end }: Block<T>, session: T): Block<T> => ({
  sessions: [...sessions, session],
  start,
  end: session.end > end ? session.end : end,
});

/** The times between one start or end and the next, without those in which nothing happens. */
function stretches(all: readonly Stretch[]): Stretch[] {
  const marks = [...new Set(all.flatMap(({ start, end }) => [start, end]))].sort();
  return marks
    .slice(1)
    .map((end, index) => ({ start: marks[index] ?? end, end }))
    .filter((time) => all.some((block) => overlap(block, time)));
}
