import { HeightRule, Paragraph, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx';
import { style } from './styles';

/** Width of the text of an A4 page with margins of an inch, in twentieths of a point. */
const TEXT_WIDTH = 9026;
const LINE = 380;

/** Rows that stay with the next one keep a form on one page. */
const paragraph = (text: string, name: string, keepNext: boolean) => new Paragraph({ text, style: name, keepNext });

/** A table with column headings and empty rows to fill in. A numbered table names its rows. */
export function columnsTable(headings: readonly string[], rows: number, numbered = false): Table {
  const columns = numbered ? ['', ...headings] : headings;
  const widths = numbered ? [500, ...even(headings, TEXT_WIDTH - 500)] : even(headings, TEXT_WIDTH);
  const cells = (texts: readonly string[], name: string, keepNext: boolean) =>
    texts.map((text, index) => cell(text, name, widths[index] ?? 0, keepNext));
  return form(widths, style.columnsForm, [
    new TableRow({ tableHeader: true, cantSplit: true, children: cells(columns, style.tableHead, true) }),
    ...Array.from({ length: rows }, (_, row) => {
      const texts = columns.map((_column, index) => (numbered && index === 0 ? `${row + 1}` : ''));
      return new TableRow({
        cantSplit: true,
        height: { value: LINE, rule: HeightRule.ATLEAST },
        children: cells(texts, style.tableText, row < rows - 1),
      });
    }),
  ]);
}

/** A table with a name before each row; a row that is not filled yet has room for `lines` lines. */
export function rowsTable(rows: readonly { label: string; text?: string; lines?: number }[]): Table {
  const widths = [2600, TEXT_WIDTH - 2600];
  return form(
    widths,
    style.rowsForm,
    rows.map(({ label, text = '', lines = 1 }, index) => {
      // A row of several lines may begin a page: kept with the next one, two of them leave half a page empty before them.
      const keepNext = lines === 1 && index < rows.length - 1;
      return new TableRow({
        height: { value: LINE * lines, rule: HeightRule.ATLEAST },
        children: [
          cell(label, style.tableHead, widths[0] ?? 0, keepNext),
          cell(text, style.tableText, widths[1] ?? 0, keepNext),
        ],
      });
    }),
  );
}

function form(widths: number[], look: string, rows: TableRow[]): Table {
  return new Table({
    style: look,
    layout: TableLayoutType.FIXED,
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: widths,
    tableLook: {
      firstRow: look === style.columnsForm,
      firstColumn: look === style.rowsForm,
      lastRow: false,
      lastColumn: false,
      noHBand: true,
      noVBand: true,
    },
    rows,
  });
}

const cell = (text: string, name: string, width: number, keepNext: boolean) =>
  new TableCell({ width: { size: width, type: WidthType.DXA }, children: [paragraph(text, name, keepNext)] });

const even = (headings: readonly string[], width: number) => headings.map(() => Math.floor(width / headings.length));
