import { strToU8, type Zippable, zipSync } from 'fflate';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const columnName = (column: number) => String.fromCharCode(65 + column);

/** The files of an Excel workbook with one table of texts a sheet, as spreadsheets write them: texts in a list of their own. */
export function workbookFiles(sheets: Readonly<Record<string, readonly (readonly string[])[]>>): Zippable {
  const texts: string[] = [];
  const names = Object.keys(sheets);
  const sheetXml = (rows: readonly (readonly string[])[]) =>
    rows
      .map((row, index) => {
        const cells = row.map((text, column) => {
          texts.push(text);
          return text === '' ? '' : `<c r="${columnName(column)}${index + 1}" t="s"><v>${texts.length - 1}</v></c>`;
        });
        return `<row r="${index + 1}">${cells.join('')}</row>`;
      })
      .join('');
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const sheetFiles = Object.values(sheets).map(
    (rows, index) =>
      [
        `xl/worksheets/sheet${index + 1}.xml`,
        strToU8(`${head}<worksheet xmlns="${main}"><sheetData>${sheetXml(rows)}</sheetData></worksheet>`),
      ] as const,
  );
  return {
    '[Content_Types].xml': strToU8(
      `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    ),
    'xl/workbook.xml': strToU8(
      `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${names.map((name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names.map((_, index) => `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}<Relationship Id="rIdS" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ),
    ...Object.fromEntries(sheetFiles),
    'xl/sharedStrings.xml': strToU8(
      `${head}<sst xmlns="${main}">${texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    ),
  };
}

/** The bytes of such a workbook. */
export const workbook = (sheets: Parameters<typeof workbookFiles>[0]): Uint8Array => zipSync(workbookFiles(sheets));
