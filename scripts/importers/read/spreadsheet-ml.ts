import type { Problem } from '../../tables/problem';
import { Sheets } from '../../tables/sheets';
import { sheetTable, type Table } from '../../tables/table';
import { parseXml, withoutPrefix } from '../../tables/xml-parser';

/** The limits of spreadsheets. A larger index is a mistake, and would need much memory. */
const MOST_ROWS = 1_048_576;
const MOST_COLUMNS = 16_384;

/**
 * Reads the sheets of a workbook in SpreadsheetML 2003 (https://en.wikipedia.org/wiki/Microsoft_Office_XML_formats). An index in a tag
 * skips empty rows or cells.
 */
export function spreadsheetMlTables(file: string, text: string): Table[] | Problem {
  const sheets = new Sheets();
  let isWhole = false;
  /** The numbers of the row and the cell, which count from 1, and of the last cell that is taken. */
  let row = 0;
  let column = 0;
  let taken = 0;
  let cell: string | undefined;
  /** Comments on cells have Data elements too. */
  let isComment = false;
  const opened = (name: string, attributes: Readonly<Record<string, string>>) => {
    const index = attributes['ss:Index'];
    if (name === 'Worksheet') {
      row = 0;
      sheets.begin(attributes['ss:Name']);
    } else if (name === 'Row') {
      const number = Number(index ?? row + 1);
      if (!(number > row && number <= MOST_ROWS)) sheets.fault ??= `A row has the number ${index}.`;
      row = number;
      taken = 0;
    } else if (name === 'Cell') {
      column = Number(index ?? taken + 1);
      if (!(column > taken && column <= MOST_COLUMNS)) sheets.fault ??= `A cell has the number ${index}.`;
      taken = column + Number(attributes['ss:MergeAcross'] ?? 0);
    } else if (name === 'Comment') isComment = true;
    else if (name === 'Data' && !isComment) cell = '';
  };
  const closed = (name: string, isImplied: boolean) => {
    if (name === 'Workbook') isWhole = !isImplied;
    if (name === 'Comment') isComment = false;
    if (name !== 'Data' || cell === undefined) return;
    sheets.write(row - 1, column - 1, cell);
    cell = undefined;
  };
  const broken = parseXml(
    text,
    {
      open: (name, attributes) => opened(withoutPrefix(name), attributes),
      text: (part) => {
        if (cell !== undefined) cell += part;
      },
      close: (name, isImplied) => closed(withoutPrefix(name), isImplied),
    },
    () => sheets.fault !== undefined,
  );
  const fault = broken ?? sheets.fault ?? (isWhole ? undefined : 'The file ends in the middle.');
  if (fault !== undefined) return { at: file, message: fault, hint: 'Export it again.' };
  return sheets.found.map(({ name, rows }) => sheetTable(file, name, rows));
}
