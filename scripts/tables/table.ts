/** A table of a file: a CSV file, or one sheet of a workbook. */
export interface Table {
  /** The file and its sheet, as messages name them. */
  readonly name: string;
  /** The name of the sheet. */
  readonly sheet?: string;
  /** Whether spreadsheets hide the sheet. */
  readonly isHidden?: boolean;
  /** Cells as text; rows may be of different lengths. */
  readonly rows: readonly (readonly string[])[];
  /** Returns the place of a cell for messages; row and column count from 0. */
  readonly at: (row: number, column: number) => string;
}

/** Makes the table of one sheet of a workbook, whose cells have names such as C4. */
export const sheetTable = (file: string, sheet: string, rows: Table['rows'], isHidden = false): Table => ({
  name: `${file}, sheet "${sheet}"`,
  sheet,
  isHidden,
  rows,
  at: (row, column) => `${file}, sheet "${sheet}", cell ${cellName(row, column)}`,
});

/** Names a cell like spreadsheets: row 3, column 2 → C4. */
export const cellName = (row: number, column: number): string => `${columnName(column)}${row + 1}`;

/** Names a column like spreadsheets: 0 → A, 25 → Z, 26 → AA. */
function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

/** Returns the number of a column: A → 1, Z → 26, AA → 27. */
export const columnNumber = (name: string): number =>
  [...name].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/** The most cells of a table: 50,000 papers with 100 columns. */
export const MOST_CELLS = 5_000_000;
