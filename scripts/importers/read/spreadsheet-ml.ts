import { Parser } from 'htmlparser2';
import type { Problem } from './problem';
import { sheetTable, type Table } from './table';

/** As many rows and columns as a spreadsheet has: an index beyond them is a mistake, and would cost memory. */
const MOST_ROWS = 1_048_576;
const MOST_COLUMNS = 16_384;

/** Whether a text is a workbook of Excel 2003 in XML. */
export const isSpreadsheetMl = (text: string): boolean =>
  /^\s*<(\?xml|\w*:?Workbook)/.test(text) &&
  text.slice(0, 4096).includes('urn:schemas-microsoft-com:office:spreadsheet');

/** Reads the sheets of a workbook in SpreadsheetML 2003 (https://en.wikipedia.org/wiki/Microsoft_Office_XML_formats). */
export function spreadsheetMlTables(file: string, text: string): Table[] | Problem {
  const sheets: { readonly name: string; readonly rows: string[][] }[] = [];
  let column = 0;
  let nextColumn = 0;
  let rowCount = 0;
  let cell: string | undefined;
  let fault: string | undefined;
  let isWhole = false;
  const rowsNow = () => sheets.at(-1)?.rows ?? [];

  const parser = new Parser(
    {
      onprocessinginstruction: (_name, data) => {
        // Entities of one's own are how XML is made to do harm; no export has any, and none is ever expanded here.
        if (/^!doctype/i.test(data)) fault = 'The file declares a document type.';
      },
      onopentag: (prefixed, attributes) => {
        const name = withoutPrefix(prefixed);
        const indexed = Number(attributes['ss:Index'] ?? Number.NaN);
        if (name === 'Worksheet') sheets.push({ name: attributes['ss:Name'] ?? String(sheets.length + 1), rows: [] });
        else if (name === 'Row') {
          rowCount = Number.isNaN(indexed) ? rowsNow().length + 1 : indexed;
          if (rowCount > MOST_ROWS || rowCount <= rowsNow().length)
            fault = `A row has the number ${attributes['ss:Index']}.`;
          while (!fault && rowsNow().length < rowCount) rowsNow().push([]);
          nextColumn = 0;
        } else if (name === 'Cell') {
          column = Number.isNaN(indexed) ? nextColumn : indexed - 1;
          nextColumn = column + 1 + Number(attributes['ss:MergeAcross'] ?? 0);
          if (column >= MOST_COLUMNS || column < 0) fault = `A cell has the number ${attributes['ss:Index']}.`;
        } else if (name === 'Data') cell = '';
        // What somebody remarked on a cell is written like its text, within an element of its own.
        else if (name === 'Comment') column = MOST_COLUMNS;
      },
      ontext: (part) => {
        if (cell !== undefined) cell += part;
      },
      onclosetag: (prefixed, isImplied) => {
        const name = withoutPrefix(prefixed);
        const row = rowsNow().at(-1);
        if (name === 'Data' && cell !== undefined) {
          while (row && !fault && column < MOST_COLUMNS && row.length < column) row.push('');
          if (row && !fault && column < MOST_COLUMNS) row[column] = cell;
          cell = undefined;
        }
        if (name === 'Workbook') isWhole = !isImplied;
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  fault ??= isWhole ? undefined : 'The file ends in the middle.';
  if (fault !== undefined) return { at: file, message: fault, hint: 'Export it again.' };
  return sheets.map(({ name, rows }) => sheetTable(file, name, rows));
}

const withoutPrefix = (name: string) => name.replace(/^.*:/, '');
