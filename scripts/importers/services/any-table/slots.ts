import { grouped } from '../../../../shared/format/grouped';
import { clockOf, minuteOf } from '../../../../shared/format/times';
import { durationIn, startIn } from '../../values/times';
import { dayOrderOf, type Written, writtenIn } from '../../values/written-times';
import type { Context } from '../service';
import type { Cell, GuessedRow } from './rows';

/** When a row takes place. */
export interface Slot {
  readonly date: string;
  readonly start: string;
  readonly end: string;
}

/** A row with a start. */
type Begun = Omit<Slot, 'end'> & { readonly row: GuessedRow; readonly end: string | undefined };

type ReadCell = Cell & { readonly written: Written };

const TIMES = ['date', 'start', 'end'] as const;

/**
 * Reads when the rows take place that state a time which can be read. A day may be written once, above its rows or in the first of them,
 * or as the name of the sheet; an end may follow from a duration, or from the start of a later row.
 */
export function slotsIn(rows: readonly GuessedRow[], name: string, context: Context): ReadonlyMap<GuessedRow, Slot> {
  const { days, report, zone } = context;
  const read = readerOf(rows, context);
  const dayIn = (text: string) => writtenIn(text, days, undefined, true);
  let day = dayIn(name.replace(/^.*, sheet /, '')).date ?? (days.start === days.end ? days.start : undefined);
  const begun = rows.flatMap((row): Begun[] => {
    if (row.only !== undefined) {
      const { date, start } = dayIn(row.only);
      if (start === undefined) day = date ?? day;
    }
    const [dates = [], starts = [], ends = []] = TIMES.map((field) => row.cells(field).map(read));
    const dated = [...dates, ...starts].find(({ written }) => written.date !== undefined);
    if (dated?.written.isAmbiguous) {
      const message = `"${dated.text}" may mean two days, and no other date of the column says which.`;
      report({ at: dated.at, message, hint: 'Write it as year-month-day: 2031-05-13.' });
      return [];
    }
    day = dated?.written.date ?? (dates.length === 0 ? day : undefined);
    if (row.only === undefined) reportUnread([...(day === undefined ? dates : []), ...starts, ...ends], report);
    const timed = [...starts, ...dates].find(({ written }) => written.start !== undefined);
    const { start, end: rangeEnd, offset } = timed?.written ?? {};
    if (timed === undefined || start === undefined) return [];
    if (day === undefined) {
      const message = 'The row has a time and no day: the time is not imported.';
      report({ at: timed.at, message, hint: 'Add a column "Date", or the day as the name of the sheet.' });
      return [];
    }
    const minutes = durationIn(row.text('duration'));
    const later = minutes ? clockOf(minuteOf(start) + minutes, 'end') : undefined;
    const end = ends.find(({ written }) => written.start !== undefined)?.written.start ?? rangeEnd ?? later;
    const date = day;
    const local = (time: string) =>
      (offset === undefined ? undefined : startIn(`${date}T${time}${offset}`, zone)) ?? { date, time };
    return [{ row, date: local(start).date, start: local(start).time, end: end && local(end).time }];
  });
  return withEnds(begun, report);
}

/** Makes the reader of cells; the order of dates is that of their column, and "Start (UTC)" is the offset of its column. */
function readerOf(rows: readonly GuessedRow[], { days }: Context): (cell: Cell) => ReadCell {
  const cells = rows.flatMap((row) => TIMES.flatMap((field) => row.cells(field)));
  const textsOf = [...grouped(cells, ({ column }) => column)].map(
    ([column, own]) => [column, own.map(({ text }) => text)] as const,
  );
  const orders = new Map(textsOf.map(([column, texts]) => [column, dayOrderOf(texts, days)]));
  return (cell) => {
    const { column, text } = cell;
    const written = writtenIn(text, days, orders.get(column), column.field === 'date');
    const [zone] = /\b(?:UTC|GMT)(?:[+-]\d\d?)?(?=\))/.exec(column.header) ?? [];
    const ofColumn = zone && writtenIn(`0:00 ${zone}`, days, undefined, false).offset;
    return { ...cell, written: { ...written, offset: written.offset ?? ofColumn } };
  };
}

/** Reports cells that should be a day or a time, and are neither. */
function reportUnread(cells: readonly ReadCell[], report: Context['report']): void {
  for (const { column, text, at, written } of cells) {
    if (written.start !== undefined || written.date !== undefined) continue;
    const message = `"${text.slice(0, 60)}" is not ${column.field === 'date' ? 'a day' : 'a time'} that can be read.`;
    report({ at, message, hint: 'Write days as 2031-05-13, and times as 09:30.' });
  }
}

/** In minutes. A longer time until the next row is no duration. */
const LONGEST = 240;

/**
 * Completes rows without an end from the next start: in their room on days with several rooms at one time, else of all rows of the day.
 */
function withEnds(rows: readonly Begun[], report: Context['report']): ReadonlyMap<GuessedRow, Slot> {
  const byStart = grouped(rows, ({ date, start }) => `${date} ${start}`);
  const inParallel = new Set([...byStart.values()].flatMap(([one, other]) => (one && other ? [one.date] : [])));
  const dayOf = ({ date }: Begun) => date;
  const roomOf = ({ row, date }: Begun) => `${date} ${row.text('room')}`;
  const nextOf = new Map<string, string | undefined>();
  for (const lineOf of [dayOf, roomOf]) {
    for (const [line, all] of grouped(rows, lineOf)) {
      const starts = [...new Set(all.map(({ start }) => start))].sort();
      for (const [index, start] of starts.entries()) nextOf.set(`${line} ${start}`, starts[index + 1]);
    }
  }
  return new Map(
    rows.flatMap((each): [GuessedRow, Slot][] => {
      const { row, date, start, end } = each;
      if (end !== undefined && end !== start) return [[row, { date, start, end: end === '00:00' ? '24:00' : end }]];
      const line = row.text('room') !== '' && inParallel.has(date) ? roomOf(each) : dayOf(each);
      const next = nextOf.get(`${line} ${start}`);
      const isNear = next !== undefined && minuteOf(next) - minuteOf(start) <= LONGEST;
      const message = isNear
        ? 'There is no end: the start of the next row is taken.'
        : 'There is no end, and no later row to take it from: the time is not imported.';
      report({ at: row.at('start'), message, hint: 'Add a column "End" or "Duration".' });
      return isNear ? [[row, { date, start, end: next }]] : [];
    }),
  );
}
