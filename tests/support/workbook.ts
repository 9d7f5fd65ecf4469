import { strToU8, type Zippable, zipSync } from 'fflate';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const columnName = (column: number) => String.fromCharCode(65 + column);

/** Days since 1899-12-30, shown as a day, a time, or both; by the numbers of these formats (ECMA-376, 18.8.30). */
interface Serial {
  readonly serial: number;
  readonly as: 'day' | 'time' | 'both';
}

const FORMATS = { day: 14, time: 20, both: 22 };

/** A cell as XML, with "A1" where its own name is to stand. */
interface AsXml {
  readonly xml: string;
}

type Rows = readonly (readonly (string | Serial | AsXml)[])[];

/** The files of an Excel workbook with one table a sheet, as spreadsheets write them: texts in a list of their own. */
export function workbookFiles(sheets: Readonly<Record<string, Rows>>): Zippable {
  const texts: string[] = [];
  const names = Object.keys(sheets);
  const sheetXml = (rows: Rows) =>
    rows
      .map((row, index) => {
        const cells = row.map((text, column) => {
          if (typeof text !== 'string' && 'xml' in text)
            return text.xml.replace('A1', `${columnName(column)}${index + 1}`);
          if (typeof text !== 'string')
            return `<c r="${columnName(column)}${index + 1}" s="${Object.keys(FORMATS).indexOf(text.as) + 1}"><v>${text.serial}</v></c>`;
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
      `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names.map((_, index) => `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}<Relationship Id="rIdS" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rIdF" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ),
    ...Object.fromEntries(sheetFiles),
    'xl/styles.xml': strToU8(
      `${head}<styleSheet xmlns="${main}"><cellXfs>${[0, ...Object.values(FORMATS)].map((format) => `<xf numFmtId="${format}"/>`).join('')}</cellXfs></styleSheet>`,
    ),
    'xl/sharedStrings.xml': strToU8(
      `${head}<sst xmlns="${main}">${texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    ),
  };
}

/** The bytes of such a workbook. */
export const workbook = (sheets: Parameters<typeof workbookFiles>[0]): Uint8Array => zipSync(workbookFiles(sheets));

/** The bytes of an OpenDocument spreadsheet whose sheets have these rows, as XML. */
export const odsOf = (sheets: Readonly<Record<string, string>>): Uint8Array =>
  zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
    'content.xml': strToU8(
      `<?xml version="1.0"?><office:document-content><office:body><office:spreadsheet>${Object.entries(sheets)
        .map(([name, rows]) => `<table:table table:name="${name}">${rows}</table:table>`)
        .join('')}</office:spreadsheet></office:body></office:document-content>`,
    ),
  });
