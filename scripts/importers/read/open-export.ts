import { decode } from '../../content/read/decode';
import type { Problem } from '../../tables/problem';
import type { Table } from '../../tables/table';
import { workbookTables } from '../../tables/workbook';
import { rootOf } from '../../tables/xml-parser';
import { csvTable } from './csv';
import { type Json, jsonDocument } from './json';
import { rowXmlTable } from './row-xml';
import { scheduleXmlDocument } from './schedule-xml';
import { spreadsheetMlTables } from './spreadsheet-ml';

/** The content of an exported file: tables, or a JSON document. */
export type Opened = { readonly tables: readonly Table[] } | { readonly document: Json };

/** In bytes. 5,000 papers with abstracts are about 15 MB. */
const MOST_BYTES = 64 * 1024 * 1024;

/** The namespace of Excel 2003 workbooks in XML. */
const SPREADSHEET_ML = 'urn:schemas-microsoft-com:office:spreadsheet';

/** Opens an exported file. Its format is detected from its content, and not from its name. */
export function openExport(file: string, bytes: Uint8Array): Opened | Problem {
  if (bytes.length > MOST_BYTES) {
    const message = `The file is larger than ${MOST_BYTES / 1024 / 1024} MB.`;
    return { at: file, message, hint: 'Check that it is the right file, and export the accepted papers alone.' };
  }
  if (String.fromCharCode(...bytes.subarray(0, 4)) === 'PK\x03\x04') return asTables(workbookTables(file, bytes));
  const decoded = decode(bytes);
  if (!('text' in decoded)) return { at: file, message: decoded.problem, hint: decoded.hint };
  const { text } = decoded;
  if (text.trim() === '') return { at: file, message: 'The file is empty.', hint: 'Export it again.' };
  if (/^\s*[{[]/.test(text)) {
    const document = jsonDocument(file, text);
    return 'message' in document ? document : { document };
  }
  const root = rootOf(text);
  if (root?.name === 'Workbook' && root.attributes.includes(SPREADSHEET_ML))
    return asTables(spreadsheetMlTables(file, text));
  if (root?.name === 'schedule') {
    const document = scheduleXmlDocument(file, text);
    return 'message' in document ? document : { document };
  }
  if (/^(?:papers|sessions|\w*authors|users|reviewers)$/.test(root?.name ?? '')) {
    const table = rowXmlTable(file, text);
    return 'message' in table ? table : { tables: [table] };
  }
  if (/^\s*<(!doctype|html|\?xml)/i.test(text)) {
    const message = 'This is a web page or another XML file, and not a table.';
    return { at: file, message, hint: 'Sign in to the service, and download the export itself.' };
  }
  const table = csvTable(file, text);
  return 'message' in table ? table : { tables: [table] };
}

const asTables = (tables: Table[] | Problem): Opened | Problem => ('message' in tables ? tables : { tables });
