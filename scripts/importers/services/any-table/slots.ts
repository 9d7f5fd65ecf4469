import { grouped } from '../../../../shared/format/grouped';
import { clockOf, minuteOf } from '../../../../shared/format/times';
import { startIn } from '../../values/times';
import {
  type DayOrder,
  type Days,
  dayOrderOf,
  type Written,
  writtenDuration,
  writtenIn,
} from '../../values/written-times';
import type { Context } from '../service';
import type { Cell, GuessedRow } from './rows';
import type { Field } from './vocabulary';

/** When a row takes place. */
export interface Slot {
  readonly date: string;
  readonly start: string;
  readonly end: string;
}

/** A row under its day; without a slot if it states no time, or one that cannot be read. */
export interface SlottedRow {
  readonly row: GuessedRow;
  readonly slot: Slot | undefined;
}

type Partly = {
  readonly row: GuessedRow;
  readonly date: string;
  readonly start: string;
  readonly end: string | undefined;
};

/** In minutes. A longer time until the next row is no duration. */
const LONGEST = 240;

/**
 * Reads when each row takes place. A day may be written once, above its rows or in the first of them, or as the name of the sheet; an
 * end may follow from a duration, or from the start of the next row in the room.
 */
export function slotsIn(rows: readonly GuessedRow[], name: string, context: Context): SlottedRow[] {
  const { days, report } = context;
  const orders = ordersOf(rows, days);
  let day =
    writtenIn(name.replace(/^.*, sheet /, ''), days, undefined, true).date ??
    (days.start === days.end ? days.start : undefined);
  const partly = new Map<GuessedRow, Partly>();
  for (const row of rows) {
    const heading = row.only === undefined ? undefined : writtenIn(row.only, days, undefined, true);
    if (heading?.date !== undefined && heading.start === undefined) day = heading.date;
    const read = (field: Field) => row.cells(field).map((cell) => ({ cell, written: writtenOf(cell, orders, days) }));
    const [dates, starts, ends] = [read('date'), read('start'), read('end')];
    const all = [...dates, ...starts];
    const dated = all.find(({ written }) => written.date !== undefined);
    const start = [...starts, ...dates].find(({ written }) => written.start !== undefined);
    if (dated?.written.isAmbiguous) {
      const message = `"${dated.cell.text}" may mean two days, and no other date of the column says which.`;
      report({ at: dated.cell.at, message, hint: 'Write it as year-month-day: 2031-05-13.' });
      continue;
    }
    day = dated?.written.date ?? (dates.length === 0 ? day : undefined);
    for (const { cell, written } of [...all, ...ends]) {
      const isDate = cell.column.field === 'date';
      if (row.only !== undefined) continue;
      if (isDate ? (day ?? written.start) !== undefined : written.start !== undefined || written.date !== undefined)
        continue;
      const message = `"${cell.text.slice(0, 60)}" is not ${isDate ? 'a day' : 'a time'} that can be read.`;
      report({ at: cell.at, message, hint: 'Write days as 2031-05-13, and times as 09:30.' });
    }
    if (start?.written.start === undefined) continue;
    if (day === undefined) {
      const message = 'The row has a time and no day: the time is not imported.';
      report({ at: start.cell.at, message, hint: 'Add a column "Date", or the day as the name of the sheet.' });
      continue;
    }
    const minutes = row.cells('duration').map(({ text }) => writtenDuration(text))[0];
    const end = [
      ...ends.map(({ written }) => written.start),
      start.written.end,
      ...dates.map(({ written }) => written.end),
    ].find(Boolean);
    const local = localOf(
      { ...start.written, date: day },
      end ?? (minutes ? clockOf(minuteOf(start.written.start) + minutes, 'end') : undefined),
      context.zone,
    );
    partly.set(row, { row, ...local });
  }
  const whole = withEnds(withAfternoons([...partly.values()], report), report);
  return rows.map((row) => ({ row, slot: whole.get(row) }));
}

/** Finds the order of dates for each column. */
function ordersOf(rows: readonly GuessedRow[], days: Days): ReadonlyMap<number, DayOrder | undefined> {
  const cells = rows.flatMap((row) => [...row.cells('date'), ...row.cells('start')]);
  return new Map(
    [...grouped(cells, ({ column }) => column.index)].map(([index, own]) => [
      index,
      dayOrderOf(
        own.map(({ text }) => text),
        days,
      ),
    ]),
  );
}

function writtenOf({ column, text }: Cell, orders: ReadonlyMap<number, DayOrder | undefined>, days: Days): Written {
  const written = writtenIn(text, days, orders.get(column.index), column.field === 'date');
  // "Start (UTC)" states the offset of the column.
  const offset = /\b(?:UTC|GMT)(?:[+-]\d\d?)?(?=\))/.exec(column.header)?.[0];
  const ofColumn = offset === undefined ? undefined : writtenIn(`0:00 ${offset}`, days, undefined, false).offset;
  return { ...written, offset: written.offset ?? ofColumn };
}

/** Converts times with an offset to the time zone of the conference. */
function localOf(
  { date = '', start = '', offset }: Written,
  end: string | undefined,
  zone: string,
): Omit<Partly, 'row'> {
  const local = (time: string) => (offset === undefined ? undefined : startIn(`${date}T${time}${offset}`, zone));
  const begun = local(start) ?? { date, time: start };
  return { date: begun.date, start: begun.time, end: end && (local(end)?.time ?? end) };
}

/** Hours before seven of a program that ends before one o'clock are in the afternoon: people write them without "PM". */
function withAfternoons(rows: readonly Partly[], report: Context['report']): readonly Partly[] {
  const times = rows.flatMap(({ start, end = start }) => [start, end]);
  const isEarly = (time: string) => time >= '01:00' && time < '07:00';
  if (!times.some(isEarly) || times.some((time) => time >= '13:00')) return rows;
  const late = (time: string) => (isEarly(time) ? clockOf(minuteOf(time) + 720) : time);
  return rows.map((row) => {
    const moved = { ...row, start: late(row.start), end: row.end && late(row.end) };
    if (moved.start !== row.start) {
      const message = 'Times from 1:00 to 6:59 are taken as afternoon, since no time of the table is later than 12:59.';
      report({ at: row.row.at('start'), message, hint: 'Write them with 24 hours, such as 14:30, if that is wrong.' });
    }
    return moved;
  });
}

/**
 * Completes rows without an end from the next start: in their room on days with several rooms at one time, else of all rows of the day.
 */
function withEnds(rows: readonly Partly[], report: Context['report']): ReadonlyMap<GuessedRow, Slot> {
  const nextBy = (key: (row: Partly) => string) =>
    new Map(
      [...grouped(rows, key)].flatMap(([name, all]) => {
        const starts = [...new Set(all.map(({ start }) => start))].sort();
        return starts.map((start, index) => [`${name} ${start}`, starts[index + 1]] as const);
      }),
    );
  const inRoom = nextBy(({ row, date }) => `${date} ${row.text('room')}`);
  const onDay = nextBy(({ date }) => date);
  const atOnce = [...grouped(rows, ({ date, start }) => `${date} ${start}`).values()].filter(
    ({ length }) => length > 1,
  );
  const inParallel = new Set(atOnce.flatMap(([first]) => first?.date ?? []));
  return new Map(
    rows.flatMap((each): [GuessedRow, Slot][] => {
      const { row, date, start, end } = each;
      if (end !== undefined && end !== start) return [[row, { date, start, end: end === '00:00' ? '24:00' : end }]];
      const room = row.text('room');
      const isByRoom = room !== '' && inParallel.has(date);
      const next = isByRoom ? inRoom.get(`${date} ${room} ${start}`) : onDay.get(`${date} ${start}`);
      const isNear = next !== undefined && minuteOf(next) - minuteOf(start) <= LONGEST;
      const message = isNear
        ? 'There is no end: the start of the next row is taken.'
        : 'There is no end, and no later row to take it from: the time is not imported.';
      report({ at: row.at('start'), message, hint: 'Add a column "End" or "Duration".' });
      return isNear ? [[row, { date, start, end: next }]] : [];
    }),
  );
}
