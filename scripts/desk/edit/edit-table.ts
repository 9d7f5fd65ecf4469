import { type CellSpan, isInMarks } from '../../content/read/csv-cells';
import { sortRows } from '../../fix/sort-rows';
import type { TableEdit } from '../contract';
import { cellText, rowSpan, type TableText, tableTextOf } from './table-text';

type CellEdit = Extract<TableEdit, { readonly do: 'cell' }>;

/** A piece of a text that becomes another. */
interface Splice extends CellSpan {
  readonly to: string;
}

/**
 * Edits a CSV text with line feeds only. All other bytes stay: delimiters, quotation marks, spaces, empty rows. A cell stays in quotation
 * marks, and gets them if it needs them (RFC 4180).
 * Throws a RangeError if there is no such row.
 */
export function editTable(text: string, edits: readonly TableEdit[]): string {
  let edited = text;
  for (let next = 0; next < edits.length; ) {
    // A pasted range has thousands of cells, which are written at once.
    const cells = cellsFrom(edits, next);
    const edit = edits[next];
    if (cells.length > 0) edited = writeCells(edited, cells);
    else if (edit !== undefined && edit.do !== 'cell') edited = editRows(edited, edit);
    next += Math.max(1, cells.length);
  }
  return edited;
}

function cellsFrom(edits: readonly TableEdit[], first: number): readonly CellEdit[] {
  const cells: CellEdit[] = [];
  for (let at = first; edits[at]?.do === 'cell'; at++) cells.push(edits[at] as CellEdit); // the loop's condition says so
  return cells;
}

function editRows(text: string, edit: Exclude<TableEdit, CellEdit>): string {
  const table = tableTextOf(text);
  switch (edit.do) {
    case 'addRows':
      return insertAfter(
        table,
        edit.at,
        edit.rows.map((row) => newRow(table, row)),
      );
    case 'removeRows':
      return spliced(
        text,
        edit.rows.map((row) => withLineEnd(text, rowSpan(rowAt(table, row)))),
      );
    case 'moveRow': {
      const span = rowSpan(rowAt(table, edit.from));
      const rest = spliced(text, [withLineEnd(text, span)]);
      return insertAfter(tableTextOf(rest), edit.to, [text.slice(span.start, span.end)]);
    }
    case 'addColumn':
      return addColumn(table, edit.name);
    case 'sortRows':
      return sortRows(text, edit.columns);
  }
}

function rowAt({ rows }: TableText, index: number): readonly CellSpan[] {
  const row = rows[index];
  if (row === undefined) throw new RangeError(`The table has no row ${index + 1}.`);
  return row;
}

function writeCells(text: string, edits: readonly CellEdit[]): string {
  const table = tableTextOf(text);
  const last = new Map(edits.map((edit) => [`${edit.row} ${edit.column}`, edit]));
  const splices: Splice[] = [];
  /** Cells that their rows lack, by row. */
  const beyond = new Map<number, CellEdit[]>();
  for (const edit of last.values()) {
    const cell = rowAt(table, edit.row)[edit.column];
    if (cell === undefined) beyond.set(edit.row, [...(beyond.get(edit.row) ?? []), edit]);
    else if (cellText(text, cell) !== edit.to) splices.push(writtenCell(table, cell, edit.to));
  }
  for (const [index, cells] of beyond) {
    const row = rowAt(table, index);
    const { end } = rowSpan(row);
    const width = Math.max(...cells.map(({ column }) => column)) + 1;
    const added = Array.from({ length: width - row.length }, (_, at) => {
      const cell = cells.find(({ column }) => column === row.length + at);
      return table.delimiter + written(cell?.to ?? '', table.delimiter, false);
    });
    splices.push({ start: end, end, to: added.join('') });
  }
  return spliced(text, splices);
}

function writtenCell({ text, delimiter }: TableText, { start, end }: CellSpan, to: string): Splice {
  const raw = text.slice(start, end);
  const from = start + (raw.length - raw.trimStart().length);
  const old = raw.trim();
  return { start: from, end: from + old.length, to: written(to, delimiter, isInMarks(old)) };
}

/** Writes a cell, in quotation marks if it needs them. */
function written(value: string, delimiter: string, isQuoted: boolean): string {
  const text = value.replace(/\r\n?/g, '\n').trim();
  return isQuoted || text.includes(delimiter) || /["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function newRow({ text, delimiter, header, rows }: TableText, values: readonly string[]): string {
  // As the file writes its other cells.
  const sample = rows[0] ?? header;
  const isQuoted = sample.length > 0 && sample.every(({ start, end }) => isInMarks(text.slice(start, end).trim()));
  const width = Math.max(header.length, values.length);
  return Array.from({ length: width }, (_, at) => written(values[at] ?? '', delimiter, isQuoted)).join(delimiter);
}

/** Inserts lines so that the first of them is the row `at`. */
function insertAfter({ text, header, rows }: TableText, at: number, lines: readonly string[]): string {
  const before = rows[Math.min(at, rows.length) - 1] ?? header;
  const { end } = rowSpan(before);
  return spliced(text, [{ start: end, end, to: lines.map((line) => `\n${line}`).join('') }]);
}

/** Removes a row with the line feed after it, or before it in the last line. */
function withLineEnd(text: string, { start, end }: CellSpan): Splice {
  if (text[end] === '\n') return { start, end: end + 1, to: '' };
  return { start: text[start - 1] === '\n' ? start - 1 : start, end, to: '' };
}

function addColumn({ text, delimiter, header, rows }: TableText, name: string): string {
  if (header.length === 0) return `${written(name, delimiter, false)}\n${text}`;
  const padded = [header, ...rows].map((row, index): Splice => {
    const { end } = rowSpan(row);
    const cells = delimiter.repeat(Math.max(1, header.length + 1 - row.length));
    return { start: end, end, to: index === 0 ? `${delimiter}${written(name, delimiter, false)}` : cells };
  });
  return spliced(text, padded);
}

function spliced(text: string, splices: readonly Splice[]): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { start, end, to } of [...splices].sort((a, b) => a.start - b.start)) {
    pieces.push(text.slice(done, start), to);
    done = end;
  }
  return pieces.join('') + text.slice(done);
}
