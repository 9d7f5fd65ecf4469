import { MOST_CELLS } from './table';

/** The most letters of all cells: many cells may share one long text. */
const MOST_LETTERS = 100_000_000;

interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rows: string[][];
}

/** Collects the cells of a workbook, tag by tag. Empty rows and cells, of which there may be a million, take no place at the end. */
export class Sheets {
  readonly found: Sheet[] = [];
  /** What is wrong with the file; reading stops then. */
  fault: string | undefined;
  #rows: string[][] = [];
  /** The number of cells, including skipped ones. */
  #cells = 0;
  #letters = 0;

  begin(name: string | undefined, isHidden = false): void {
    this.#rows = [];
    this.found.push({ name: name ?? String(this.found.length + 1), isHidden, rows: this.#rows });
  }

  /** Writes a cell; row and column count from 0. */
  write(row: number, column: number, text: string): void {
    const skipped = Math.max(0, row - this.#rows.length) + Math.max(0, column - (this.#rows[row]?.length ?? 0));
    this.#count(skipped + 1);
    this.#letters += text.length;
    if (this.#letters > MOST_LETTERS)
      this.fault ??= `The sheets have more than ${MOST_LETTERS.toLocaleString('en')} letters.`;
    if (this.fault !== undefined) return;
    while (this.#rows.length <= row) this.#rows.push([]);
    const cells = this.#rows[row] ?? [];
    while (cells.length < column) cells.push('');
    cells[column] = text;
  }

  /** Repeats a cell that is merged over several rows in each of them that has other cells. Call it after the last row of the sheet. */
  merge(row: number, column: number, last: number): void {
    const text = this.#rows[row]?.[column] ?? '';
    for (let next = row + 1; text !== '' && next <= Math.min(last, this.#rows.length - 1); next++) {
      this.#count(1);
      if (this.fault !== undefined) return;
      const cells = this.#rows[next] ?? [];
      if (cells.length > 0 && (cells[column] ?? '') === '') this.write(next, column, text);
    }
  }

  #count(cells: number): void {
    this.#cells += cells;
    if (this.#cells > MOST_CELLS) this.fault ??= `The sheets have more than ${MOST_CELLS.toLocaleString('en')} cells.`;
  }
}
