import type { JsonSchema } from '../../../shared/model/schema';
import { type Diagnostic, error, MOST_PROBLEMS, type Place, type Staged } from '../report/diagnostics';
import { readGrid } from './csv-grid';
import { readHeader } from './csv-header';
import { separatorOf } from './mixed-separators';
import type { Parsed, Path } from './parsed';
import type { Source } from './source';
import { typed } from './typed';
import { isWorkbook } from './workbook-names';

/**
 * Parses a table. The header names properties of the schema; each row becomes a record, with the types of the schema. Columns may be in any
 * order. Empty cells, rows and trailing columns are left out.
 */
export function parseCsv(source: Source, rowSchema: JsonSchema): Staged<Parsed | undefined> {
  const { text, file, collection } = source;
  const grid = readGrid(source);
  if ('code' in grid) return { value: undefined, diagnostics: [grid] };

  const { rows: table, rangeAt } = grid;
  const place = (row: number, column: number): Place => ({ file, range: rangeAt(row, column) });
  const headerRow = Math.max(
    0,
    table.findIndex((cells) => !isEmpty(cells)),
  );
  const header = readHeader(table[headerRow] ?? [], Object.keys(rowSchema.properties), rowSchema.required, (column) =>
    place(headerRow, column),
  );
  if (header.diagnostics.length > 0) return { value: undefined, diagnostics: header.diagnostics };

  const diagnostics: Diagnostic[] = [];
  const value: Record<string, unknown>[] = [];
  const misread: Record<string, unknown>[] = [];
  const rowOfRecord: number[] = [];
  const rowOfMisread: number[] = [];
  const width = header.value.length;
  // Most files have no decomposed letters, and one test of the whole text is cheaper than one for each cell.
  const composed = text === text.normalize('NFC');
  const columns = header.value.map(
    (name): Column => ({
      name,
      type: rowSchema.properties[name]?.type,
      isNoIfEmpty: rowSchema.properties[name]?.type === 'boolean' && rowSchema.required.includes(name),
    }),
  );
  table.forEach((cells, row) => {
    if (row <= headerRow || isEmpty(cells) || diagnostics.length >= MOST_PROBLEMS) return;
    const record = readRecord(composed ? cells : cells.map((cell) => cell.normalize('NFC')), columns);
    if (cells.length < width || lastFilled(cells) > width) {
      diagnostics.push(wrongWidth(place(row, Math.min(cells.length - 1, width)), cells, width));
    } else if (cells.some(isFormula)) {
      diagnostics.push(
        ...cells.flatMap((cell, column) => (isFormula(cell) ? [formula(cell, place(row, column))] : [])),
      );
    } else {
      rowOfRecord.push(row);
      value.push(record);
      return;
    }
    rowOfMisread.push(row);
    misread.push(record);
  });

  const rows = [...rowOfRecord, ...rowOfMisread];
  const columnOf = ([, field]: Path) => Math.max(0, header.value.indexOf(String(field)));
  const rangeOf = (path: Path) => {
    const item = typeof path[2] === 'number' ? path[2] : undefined;
    return rangeAt(rows[Number(path[0])] ?? headerRow, columnOf(path), item);
  };
  const rowOf = (record: number) => (rows[record] ?? headerRow) + 1;
  const keyRangeOf = (path: Path) => rangeAt(headerRow, columnOf(path));
  return { value: { collection, file, text, value, misread, rangeOf, keyRangeOf, rowOf }, diagnostics };
}

/** Detects formulas and their error values. */
const isFormula = (cell: string) =>
  cell.startsWith('=') || (cell.startsWith('#') && /^#(REF|NAME|VALUE|DIV\/0|N\/A|NULL|NUM|SPILL)[!?]?$/.test(cell));

function formula(cell: string, at: Place): Diagnostic {
  const message = cell.startsWith('=')
    ? `"${cell}" is a formula, and visitors would read it as it stands.`
    : `"${cell}" is what a spreadsheet shows when a formula fails.`;
  return error('formula', at, message, { hint: 'Write the value itself.' });
}

function lastFilled(cells: readonly string[]): number {
  let width = cells.length;
  while (width > 0 && cells[width - 1] === '') width--;
  return width;
}
const isEmpty = (cells: readonly string[]) => lastFilled(cells) === 0;

function wrongWidth(at: Place, cells: readonly string[], expected: number): Diagnostic {
  const found = cells.length;
  const separator = separatorOf(cells, expected);
  if (separator !== undefined) {
    return error('too-few-cells', at, `This row has ${separator} between its cells, and the first line has others.`, {
      hint: 'Write the signs of the first line between the cells.',
    });
  }
  const message = `This row has ${found} cells, the header has ${expected}.`;
  return found > expected
    ? error('too-many-cells', at, message, {
        hint: isWorkbook(at.file)
          ? 'Delete the cells beyond the last named column, or name their column in the first row.'
          : 'Put a text that contains the separator between quotation marks: "Bergen, Norway".',
      })
    : error('too-few-cells', at, message, { hint: 'Add the missing cells; an empty cell still needs its separator.' });
}

interface Column {
  readonly name: string;
  readonly type: string | undefined;
  /** A required yes/no column: an empty cell means no. */
  readonly isNoIfEmpty: boolean;
}

function readRecord(cells: readonly string[], columns: readonly Column[]): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (let index = 0; index < columns.length; index++) {
    const column = columns[index];
    const cell = cells[index];
    if (column && cell) record[column.name] = typed(cell, column.type);
    else if (column?.isNoIfEmpty) record[column.name] = false;
  }
  return record;
}
