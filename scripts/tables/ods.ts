import { isoText } from './cell-text';
import { Sheets } from './sheets';
import { parseXml } from './xml-parser';

type Attributes = Readonly<Record<string, string>>;

/** Reads the sheets of an OpenDocument spreadsheet, from its content.xml (ODF 1.3, part 3, chapter 9). For formulas it uses the saved results. */
export function readOds(xml: string): Sheets {
  const sheets = new Sheets();
  let row = 0;
  let rowTimes = 1;
  let column = 0;
  let cellTimes = 1;
  let cells: { readonly column: number; readonly text: string }[] = [];
  let value: string | undefined;
  let lines: string[] = [];
  let merged: (readonly [row: number, column: number, last: number])[] = [];
  /** Comments on cells have paragraphs, too. */
  let isComment = false;
  const write = (part: string) => {
    if (!isComment && lines.length > 0) lines.push(`${lines.pop() ?? ''}${part}`);
  };
  const open = (name: string, attributes: Attributes) => {
    if (name === 'table:table') {
      row = 0;
      merged = [];
      sheets.begin(attributes['table:name']);
    } else if (name === 'table:table-row') {
      column = 0;
      cells = [];
      rowTimes = times(attributes['table:number-rows-repeated']);
    } else if (isCell(name)) {
      lines = [];
      value = typedValue(attributes);
      cellTimes = times(attributes['table:number-columns-repeated']);
      const spanned = times(attributes['table:number-rows-spanned']);
      if (spanned > 1) merged.push([row, column, row + spanned - 1]);
    } else if (name === 'office:annotation') isComment = true;
    else if (!isComment && (name === 'text:p' || name === 'text:h')) lines.push('');
    else if (name === 'text:s' || name === 'text:tab') write(' ');
    else if (name === 'text:line-break') write('\n');
  };
  const close = (name: string) => {
    if (name === 'office:annotation') isComment = false;
    else if (isCell(name)) {
      const text = value ?? lines.join('\n').trim();
      const next = Math.min(column + cellTimes, MOST_COLUMNS);
      for (; text !== '' && column < next; column++) cells.push({ column, text });
      column = next;
      lines = [];
    } else if (name === 'table:table-row') {
      for (let time = 0; time < rowTimes && cells.length > 0 && sheets.fault === undefined; time++)
        for (const cell of cells) sheets.write(row + time, cell.column, cell.text);
      row += rowTimes;
    } else if (name === 'table:table') for (const each of merged) sheets.merge(...each);
  };
  const fault = parseXml(xml, { open, text: write, close }, () => sheets.fault !== undefined);
  sheets.fault ??= fault;
  return sheets;
}

/** The most columns of a spreadsheet: the empty cells at the end of a row are repeated up to here. */
const MOST_COLUMNS = 16_384;

/** Returns how many times a cell or row is repeated. */
const times = (written: string | undefined) => Math.max(1, Number(written) || 1);

const isCell = (name: string) => name === 'table:table-cell' || name === 'table:covered-table-cell';

/** Returns the value of a date, time, number or truth, whose text depends on its format; undefined for a text. */
function typedValue(attributes: Attributes): string | undefined {
  const { 'office:date-value': date, 'office:time-value': time, 'office:boolean-value': truth } = attributes;
  if (date !== undefined) return isoText(date);
  if (truth !== undefined) return truth === 'true' ? 'yes' : 'no';
  if (time === undefined)
    return /^(?:float|currency)$/.test(attributes['office:value-type'] ?? '') ? attributes['office:value'] : undefined;
  const [, hours = '0', minutes = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?/.exec(time) ?? [];
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
}
