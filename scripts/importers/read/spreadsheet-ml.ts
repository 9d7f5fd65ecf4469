import type { Problem } from './problem';
import { MOST_CELLS, sheetTable, type Table } from './table';
import { parseXml, withoutPrefix } from './xml-parser';

/** The limits of spreadsheets. A larger index is a mistake, and would need much memory. */
const MOST_ROWS = 1_048_576;
const MOST_COLUMNS = 16_384;

/** Reads the sheets of a workbook in SpreadsheetML 2003 (https://en.wikipedia.org/wiki/Microsoft_Office_XML_formats). */
export function spreadsheetMlTables(file: string, text: string): Table[] | Problem {
  const sheets = new Sheets();
  const broken = parseXml(
    text,
    {
      open: (name, attributes) => sheets.open(withoutPrefix(name), attributes),
      text: (part) => sheets.write(part),
      close: (name, isImplied) => sheets.close(withoutPrefix(name), isImplied),
    },
    () => sheets.fault !== undefined,
  );
  const fault = broken ?? sheets.fault ?? (sheets.isWhole ? undefined : 'The file ends in the middle.');
  if (fault !== undefined) return { at: file, message: fault, hint: 'Export it again.' };
  return sheets.found.map(({ name, rows }) => sheetTable(file, name, rows));
}

/** Collects the cells of a workbook, tag by tag. An index in a tag skips empty rows or cells. */
class Sheets {
  readonly found: { readonly name: string; readonly rows: string[][] }[] = [];
  /** What is wrong with the file; reading stops then. */
  fault: string | undefined;
  isWhole = false;
  #rows: string[][] = [];
  #column = 0;
  #nextColumn = 0;
  /** The number of cells, including skipped ones. */
  #cells = 0;
  #cell: string | undefined;
  /** Comments on cells have Data elements too. */
  #isComment = false;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.fault !== undefined) return;
    const number = attributes['ss:Index'];
    if (name === 'Worksheet') {
      this.#rows = [];
      this.found.push({ name: attributes['ss:Name'] ?? String(this.found.length + 1), rows: this.#rows });
    } else if (name === 'Row') {
      const row = Number(number ?? this.#rows.length + 1);
      if (row > this.#rows.length && row <= MOST_ROWS) while (this.#rows.length < row) this.#rows.push([]);
      else this.fault = `A row has the number ${number}.`;
      this.#nextColumn = 0;
    } else if (name === 'Cell') {
      this.#column = number === undefined ? this.#nextColumn : Number(number) - 1;
      if (!(this.#column >= this.#nextColumn && this.#column < MOST_COLUMNS))
        this.fault = `A cell has the number ${number}.`;
      this.#nextColumn = this.#column + 1 + Number(attributes['ss:MergeAcross'] ?? 0);
    } else if (name === 'Comment') this.#isComment = true;
    else if (name === 'Data' && !this.#isComment) this.#cell = '';
  }

  write(part: string): void {
    if (this.#cell !== undefined) this.#cell += part;
  }

  close(name: string, isImplied: boolean): void {
    if (name === 'Workbook') this.isWhole = !isImplied;
    if (name === 'Comment') this.#isComment = false;
    if (name !== 'Data' || this.#cell === undefined || this.fault !== undefined) return;
    const row = this.#rows.at(-1) ?? [];
    this.#cells += Math.max(0, this.#column - row.length) + 1;
    if (this.#cells > MOST_CELLS) this.fault = `The sheets have more than ${MOST_CELLS.toLocaleString('en')} cells.`;
    while (this.fault === undefined && row.length < this.#column) row.push('');
    row[this.#column] = this.#cell;
    this.#cell = undefined;
  }
}
