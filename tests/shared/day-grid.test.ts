import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DayGrid, dayGrid as dayGridWith } from '../../shared/format/day-grid';

const rooms = [
  { id: 'a', name: 'Hall A', plenary: true },
  { id: 'b', name: 'Room B', plenary: false },
  { id: 'c', name: 'Room C', plenary: false },
];

interface Talk {
  readonly id: string;
  readonly start: string;
  readonly end: string;
  readonly room?: readonly string[];
}

const talk = (id: string, start: string, end: string, room?: string): Talk => ({
  id,
  start,
  end,
  ...(room && { room: [room] }),
});

const dayGrid = (talks: readonly Talk[], rooms: Parameters<typeof dayGridWith>[1]) =>
  dayGridWith(talks, rooms, 'Elsewhere');

/** The grid in short: "09:00-10:00: x, -, y 2x1" (a dash is a free room, 2x1 means two rows and one column). */
const draw = ({ rows }: DayGrid<Talk>) =>
  rows.map(({ start, end, cells }) => {
    const drawn = cells.map(({ sessions, rowSpan, colSpan }) => {
      const ids = sessions.map(({ id }) => id).join('+') || '-';
      return rowSpan * colSpan === 1 ? ids : `${ids} ${rowSpan}x${colSpan}`;
    });
    return `${start}-${end}: ${drawn.join(', ')}`;
  });

describe('the table of a day', () => {
  it('has the rooms as columns and the times as rows, and a free room is an empty cell', () => {
    const grid = dayGrid([talk('x', '09:00', '10:00', 'a'), talk('y', '09:00', '10:00', 'c')], rooms);
    expect(grid.columns).toEqual(['Hall A', 'Room B', 'Room C']);
    expect(draw(grid)).toEqual(['09:00-10:00: x, -, y']);
  });

  it('spans all rooms with a session that has no room', () => {
    const grid = dayGrid([talk('lunch', '12:00', '13:00'), talk('x', '09:00', '12:00', 'b')], rooms);
    expect(draw(grid)).toEqual(['09:00-12:00: -, x, -', '12:00-13:00: lunch 1x3']);
  });

  it('spans all rooms with what the plenary room holds alone, and with nothing else that is in a room', () => {
    const grid = dayGrid(
      [talk('keynote', '09:00', '10:00', 'a'), talk('x', '10:00', '11:00', 'b'), talk('y', '11:00', '12:00', 'c')],
      rooms,
    );
    expect(draw(grid)).toEqual(['09:00-10:00: keynote 1x3', '10:00-11:00: -, x, -', '11:00-12:00: -, -, y']);
  });

  it('spans the rows in which a long session runs beside shorter ones', () => {
    const grid = dayGrid(
      [talk('long', '09:00', '11:00', 'a'), talk('x', '09:00', '10:00', 'b'), talk('y', '10:00', '11:00', 'b')],
      rooms,
    );
    expect(draw(grid)).toEqual(['09:00-10:00: long 2x1, x, -', '10:00-11:00: y, -']);
  });

  it('keeps sessions apart that start and end at different times', () => {
    const grid = dayGrid([talk('x', '09:00', '10:00', 'a'), talk('y', '09:30', '10:30', 'b')], rooms);
    expect(draw(grid)).toEqual(['09:00-09:30: x 2x1, -, -', '09:30-10:00: y 2x1, -', '10:00-10:30: -, -']);
  });

  it('has no row for a time in which nothing happens', () => {
    const grid = dayGrid([talk('x', '09:00', '10:00', 'b'), talk('dinner', '20:00', '22:00')], rooms);
    expect(draw(grid)).toEqual(['09:00-10:00: -, x, -', '20:00-22:00: dinner 1x3']);
  });

  it('gives a column of its own to what runs outside the rooms beside a session', () => {
    const grid = dayGrid(
      [talk('desk', '08:00', '10:00'), talk('x', '09:00', '10:00', 'a'), talk('lunch', '12:00', '13:00')],
      rooms,
    );
    expect(grid.columns).toEqual(['Hall A', 'Room B', 'Room C', 'Elsewhere']);
    expect(draw(grid)).toEqual(['08:00-09:00: -, -, -, desk 2x1', '09:00-10:00: x, -, -', '12:00-13:00: lunch 1x4']);
  });

  it('puts two things for everybody at the same time into one cell', () => {
    const grid = dayGrid([talk('tour', '16:00', '18:00'), talk('match', '17:00', '19:00')], rooms);
    expect(draw(grid)).toEqual(['16:00-19:00: tour+match 1x3']);
  });

  it('is empty on a day without sessions', () => {
    expect(dayGrid([], rooms).rows).toEqual([]);
  });

  it('fills every place of the table exactly once and shows every session, whatever the organiser writes', () => {
    const time = (quarter: number) =>
      `${String(8 + Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
    const anyTalk = fc
      .tuple(fc.nat(40), fc.integer({ min: 1, max: 12 }), fc.constantFrom('a', 'b', 'c', undefined))
      .map(([start, length, room]) => talk(`${start}`, time(start), time(start + length), room));

    fc.assert(
      fc.property(fc.array(anyTalk, { maxLength: 15 }), (talks) => {
        const { columns, rows } = dayGrid(talks, rooms);
        expect(placesTaken(rows, columns.length)).toEqual(rows.map(() => columns.map(() => 1)));
        const shown = rows.flatMap(({ cells }) => cells.flatMap(({ sessions }) => sessions));
        expect(new Set(shown)).toEqual(new Set(talks));
        expect(shown).toHaveLength(talks.length);
      }),
    );
  });
});

/** How often each place is taken when cells are laid out as HTML lays out a table: each in the next free place. */
function placesTaken(rows: DayGrid<Talk>['rows'], width: number): number[][] {
  const taken = rows.map(() => Array.from({ length: width }, () => 0));
  for (const [top, { cells }] of rows.entries()) {
    for (const { rowSpan, colSpan } of cells) {
      const left = taken[top]?.indexOf(0) ?? -1;
      for (let row = top; row < top + rowSpan; row++) {
        for (let column = left; column < left + colSpan; column++) {
          const line = taken[row] ?? [];
          line[column] = (line[column] ?? 0) + 1;
        }
      }
    }
  }
  return taken;
}
