import { strToU8, zipSync } from 'fflate';
import { cellName, type Table } from './table';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A date within the range of ZIP archives, so that the same rows give the same bytes. */
const DATE = '1980-01-01T00:00:00';

/** The most letters of the name of a sheet, and the characters that it cannot have. */
const LONGEST_NAME = 31;
const NOT_IN_NAMES = /[[\]:*?/\\']/g;

/**
 * Writes an Excel workbook (ECMA-376) with one sheet. Its cells and columns have the format "Text", so that spreadsheets change neither
 * "007", "1-2" and "=1+1" nor what is typed later.
 */
export function writeXlsx(name: string, rows: Table['rows']): Uint8Array {
  const sheet = escaped(name.replace(NOT_IN_NAMES, ' ').trim().slice(0, LONGEST_NAME) || 'Sheet');
  const parts: Readonly<Record<string, string>> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${sheet}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': sheetXml(rows),
  };
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, [strToU8(HEAD + xml), { mtime: DATE }]])),
  );
}

function sheetXml(rows: Table['rows']): string {
  const width = rows.reduce((widest, { length }) => Math.max(widest, length), 1);
  const written = rows.map((cells, row) => {
    const inRow = cells.map((text, column) =>
      text === ''
        ? ''
        : `<c r="${cellName(row, column)}" s="1" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`,
    );
    return `<row r="${row + 1}">${inRow.join('')}</row>`;
  });
  return `<worksheet xmlns="${MAIN}"><cols><col min="1" max="${width}" width="20" style="1"/></cols><sheetData>${written.join('')}</sheetData></worksheet>`;
}

/** What XML 1.0 cannot hold is written as `_x0001_`, and what looks like that begins with `_x005F_`. */
const escaped = (text: string): string =>
  text
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(/(?![\t\n])[\p{Cc}\ufffe\uffff]/gu, (sign) => `_x${sign.charCodeAt(0).toString(16).padStart(4, '0')}_`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
