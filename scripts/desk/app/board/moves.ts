import { daysLater } from '../../../../shared/format/day-after';
import { daysBetween } from '../../../../shared/format/days-between';
import { grouped } from '../../../../shared/format/grouped';
import { clockOf, DAY, minuteOf, onCalendar } from '../../../../shared/format/times';
import type { FileEdits, TableEdit } from '../../contract';
import type { Board, Place, RowOfFile, Slot, Talk } from './board';

/** New cells of a row, by column. */
interface NewCells extends RowOfFile {
  readonly cells: Readonly<Record<string, string>>;
}

/** Lists a slot with its new place, and its parts with theirs: they move along. */
export function placesAfter(board: Board, slot: Slot, to: Place): readonly (readonly [Slot, Place])[] {
  const { place: from } = slot;
  const parts = from === undefined || slot.id === '' ? [] : board.slots.filter(({ parent }) => parent === slot.id);
  return [
    [slot, to],
    ...parts.flatMap((part): (readonly [Slot, Place])[] => {
      if (from === undefined || part.place === undefined || part === slot) return [];
      const later = to.start - from.start;
      const place = {
        day: daysLater(part.place.day, daysBetween(from.day, to.day)),
        start: part.place.start + later,
        end: part.place.end + later,
        rooms: isSameList(part.rooms, from.rooms) ? to.rooms : part.rooms,
      };
      return [[part, place]];
    }),
  ];
}

/** Makes the edits that put slots at other places. Contributions with times of their own keep their distance to the start. */
export function moveEdits(board: Board, moves: readonly (readonly [Slot, Place])[]): readonly FileEdits[] {
  const cells = moves.flatMap(([slot, to]) => placesAfter(board, slot, to)).flatMap(([slot, to]) => cellsOf(slot, to));
  return editsOf(board, cells);
}

/** Makes the edits that exchange the places of two slots. */
export function exchangeEdits(board: Board, one: Slot, other: Slot): readonly FileEdits[] {
  return one.place && other.place
    ? moveEdits(board, [
        [one, other.place],
        [other, one.place],
      ])
    : [];
}

/** Makes the edits that take the day from a slot. Its times and room stay in the file. */
export const asideEdits = (board: Board, slot: Slot): readonly FileEdits[] =>
  editsOf(board, [{ ...slot, cells: { date: '', ...(slot.endDate !== '' && { endDate: '' }) } }]);

/** Makes the edits that put a contribution into a session. */
export const talkEdits = (board: Board, talk: RowOfFile, session: Slot): readonly FileEdits[] =>
  editsOf(board, [{ ...talk, cells: { session: session.id } }]);

/** A session that ends so long after its start needs the day of its end. As in `minutesIn`. */
const LONGEST_OVER_MIDNIGHT = DAY / 2;

function cellsOf(slot: Slot, to: Place): NewCells[] {
  const { date, minutes } = onCalendar(to.day, to);
  const days = Math.max(0, Math.ceil(minutes.end / DAY) - 1);
  const needsDay = slot.endDate !== '' || (days > 0 && minutes.end - minutes.start > LONGEST_OVER_MIDNIGHT);
  const start = clockOf(minutes.start);
  const cells = {
    date,
    start,
    end: clockOf(minutes.end - days * DAY, 'end'),
    ...(needsDay && { endDate: daysLater(date, days) }),
    ...(!isSameList(slot.rooms, to.rooms) && { room: to.rooms.join('; ') }),
  };
  const later = /^\d\d:\d\d$/.test(slot.start) ? minuteOf(start) - minuteOf(slot.start) : 0;
  const talks = later === 0 ? [] : slot.talks.map((talk) => ({ ...talk, cells: laterTimes(talk, later) }));
  return [{ ...slot, cells }, ...talks];
}

function laterTimes({ start, end }: Talk, minutes: number): NewCells['cells'] {
  const later = (time: string) => (minuteOf(time) + minutes + DAY) % DAY;
  return {
    ...(start !== '' && { start: clockOf(later(start)) }),
    ...(end !== '' && { end: clockOf(later(end) || DAY, 'end') }),
  };
}

function editsOf({ files }: Board, rows: readonly NewCells[]): readonly FileEdits[] {
  return [...grouped(rows, ({ file }) => file)].flatMap(([name, changed]): FileEdits[] => {
    const { version = null, table } = files.get(name) ?? {};
    if (table === undefined) return [];
    const columns = table.columns.map((column) => column.toLowerCase());
    const edits: TableEdit[] = [];
    for (const { row, cells } of changed)
      for (const [field, to] of Object.entries(cells)) {
        let column = columns.indexOf(field.toLowerCase());
        if ((table.rows[row]?.[column] ?? '') === to) continue;
        if (column === -1) {
          column = columns.push(field.toLowerCase()) - 1;
          edits.push({ do: 'addColumn', name: field });
        }
        edits.push({ do: 'cell', row, column, to });
      }
    return edits.length === 0 ? [] : [{ name, version, edits }];
  });
}

/** Tells whether two lists are equal. */
const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);
