import { type CellSpan, cellSpans, unquoted } from '../../content/read/csv-cells';
import { tableIn } from '../../content/read/csv-grid';

/** A table as it is written: the offsets of the cells of its header and of its rows, without empty rows. */
export interface TableText {
  readonly text: string;
  readonly delimiter: string;
  /** Empty if the text has no cell with content. */
  readonly header: readonly CellSpan[];
  readonly rows: readonly (readonly CellSpan[])[];
}

/** Finds the cells of a CSV text, with line feeds only. */
export function tableTextOf(text: string): TableText {
  const { body, delimiter } = tableIn(text);
  const isFilled = (row: readonly CellSpan[]) => row.some((cell) => cellText(body, cell) !== '');
  const [header = [], ...rows] = [...cellSpans(body, delimiter)].filter(isFilled);
  return { text, delimiter, header, rows };
}

/** Returns the value of a cell: trimmed, without quotation marks. */
export const cellText = (text: string, { start, end }: CellSpan): string =>
  unquoted(text.slice(start, end).trim()).trim();

/** Returns the offsets of a row. */
export const rowSpan = (row: readonly CellSpan[]): CellSpan => ({
  start: row[0]?.start ?? 0,
  end: row.at(-1)?.end ?? 0,
});

/** Lists the columns and rows of a table as values. Cells without a column are left out if they are empty. */
export function tableOf(text: string): { readonly columns: readonly string[]; readonly rows: readonly string[][] } {
  const { header, rows } = tableTextOf(text);
  const valuesOf = (row: readonly CellSpan[]) => {
    const values = row.map((cell) => cellText(text, cell));
    return values.slice(0, values.findLastIndex((value) => value !== '') + 1);
  };
  return { columns: valuesOf(header), rows: rows.map(valuesOf) };
}
