import { strFromU8, unzipSync } from 'fflate';
import { DAMAGED } from './archive';
import type { Problem } from './problem';
import { MOST_CELLS, sheetTable, type Table } from './table';
import { parseXml } from './xml-parser';

/** Reads the sheets of an OpenDocument spreadsheet (ODF 1.3, part 3, chapter 9). For formulas it uses the saved results. */
export function odsTables(file: string, bytes: Uint8Array): Table[] | Problem {
  const { 'content.xml': content } = unzipSync(bytes, { filter: ({ name }) => name === 'content.xml' });
  const sheets = new Sheets();
  const broken = parseXml(
    strFromU8(content ?? new Uint8Array()),
    {
      open: (name, attributes) => sheets.open(name, attributes),
      text: (part) => sheets.write(part),
      close: (name) => sheets.close(name),
    },
    () => sheets.isTooLarge,
  );
  const excess = sheets.isTooLarge ? `The sheets have more than ${MOST_CELLS.toLocaleString('en')} cells.` : undefined;
  const fault = excess ?? broken ?? (sheets.found.length === 0 ? 'The workbook has no sheets.' : undefined);
  return fault === undefined
    ? sheets.found.map(({ name, rows }) => sheetTable(file, name, rows))
    : { at: file, message: fault, hint: DAMAGED };
}

type Attributes = Readonly<Record<string, string>>;

const times = (attributes: Attributes, name: string) =>
  Math.max(1, Number(attributes[`table:number-${name}-repeated`] ?? 1) || 1);

/** Collects the cells of a workbook, tag by tag. Empty rows and cells, of which there may be a million, are only counted. */
class Sheets {
  readonly found: { readonly name: string; readonly rows: string[][] }[] = [];
  isTooLarge = false;
  #rows: string[][] = [];
  #row: string[] = [];
  #cells = 0;
  /** Rows and cells without content, which matter only if some with content follow. */
  #emptyRows = 0;
  #emptyCells = 0;
  #rowTimes = 1;
  #cellTimes = 1;
  #value: string | undefined;
  #text: string | undefined;
  /** Comments on cells have paragraphs, too. */
  #comments = 0;

  open(name: string, attributes: Attributes): void {
    if (name === 'table:table') {
      this.#rows = [];
      this.#emptyRows = 0;
      this.found.push({ name: attributes['table:name'] ?? String(this.found.length + 1), rows: this.#rows });
    } else if (name === 'table:table-row') {
      this.#row = [];
      this.#emptyCells = 0;
      this.#rowTimes = times(attributes, 'rows');
    } else if (isCell(name)) {
      this.#cellTimes = times(attributes, 'columns');
      this.#value = typedValue(attributes);
      this.#text = undefined;
    } else if (name === 'office:annotation') this.#comments++;
    else if (this.#comments > 0) return;
    else if (name === 'text:p' || name === 'text:h') this.#text = this.#text === undefined ? '' : `${this.#text}\n`;
    else if (name === 'text:s') this.write(' ');
    else if (name === 'text:tab') this.write(' ');
    else if (name === 'text:line-break') this.write('\n');
  }

  write(part: string): void {
    if (this.#comments === 0 && this.#text !== undefined) this.#text += part;
  }

  close(name: string): void {
    if (name === 'office:annotation') this.#comments--;
    else if (isCell(name)) {
      this.#add(this.#row, this.#value ?? this.#text?.trim() ?? '');
      this.#text = undefined;
    } else if (name === 'table:table-row') this.#addRow();
  }

  #add(row: string[], text: string): void {
    if (text === '') {
      this.#emptyCells += this.#cellTimes;
      return;
    }
    this.#cells += this.#emptyCells + this.#cellTimes;
    if (this.#isOver(0)) return;
    for (; this.#emptyCells > 0; this.#emptyCells--) row.push('');
    for (let time = 0; time < this.#cellTimes; time++) row.push(text);
  }

  #addRow(): void {
    if (this.#row.length === 0) {
      this.#emptyRows += this.#rowTimes;
      return;
    }
    if (this.#isOver(this.#emptyRows + (this.#rowTimes - 1) * this.#row.length)) return;
    for (; this.#emptyRows > 0; this.#emptyRows--) this.#rows.push([]);
    for (let time = 0; time < this.#rowTimes; time++) this.#rows.push(this.#row);
  }

  #isOver(more: number): boolean {
    this.#cells += more;
    this.isTooLarge ||= this.#cells > MOST_CELLS;
    return this.isTooLarge;
  }
}

const isCell = (name: string) => name === 'table:table-cell' || name === 'table:covered-table-cell';

/** Returns the value of a date, time or number, whose text depends on its format; undefined for a text. */
function typedValue(attributes: Attributes): string | undefined {
  const { 'office:date-value': date, 'office:time-value': time, 'office:value': number } = attributes;
  if (date !== undefined) return date.replace(/T00:00(?::00(?:\.0+)?)?$/, '').replace(/T(\d\d:\d\d).*$/, ' $1');
  if (time === undefined) return attributes['office:value-type'] === 'float' ? number : undefined;
  const [, hours = '0', minutes = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?/.exec(time) ?? [];
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
}
