import { MOST_CELLS } from './table';

/** Collects the cells of a workbook, tag by tag. Empty rows and cells, of which there may be a million, take no place at the end. */
export class Sheets {
  readonly found: { readonly name: string; readonly rows: string[][] }[] = [];
  /** What is wrong with the file; reading stops then. */
  fault: string | undefined;
  #rows: string[][] = [];
  /** The number of cells, including skipped ones. */
  #cells = 0;

  begin(name: string | undefined): void {
    this.#rows = [];
    this.found.push({ name: name ?? String(this.found.length + 1), rows: this.#rows });
  }

  /** Writes a cell; row and column count from 0. */
  write(row: number, column: number, text: string): void {
    const skipped = Math.max(0, row - this.#rows.length) + Math.max(0, column - (this.#rows[row]?.length ?? 0));
    this.#cells += skipped + 1;
    if (this.#cells > MOST_CELLS) this.fault ??= `The sheets have more than ${MOST_CELLS.toLocaleString('en')} cells.`;
    if (this.fault !== undefined) return;
    while (this.#rows.length <= row) this.#rows.push([]);
    const cells = this.#rows[row] ?? [];
    while (cells.length < column) cells.push('');
    cells[column] = text;
  }
}
