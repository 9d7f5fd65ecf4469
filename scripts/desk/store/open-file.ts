import { isMap, isSeq, parseDocument } from 'yaml';
import type { CollectionName } from '../../../shared/model/collections';
import { readGrid } from '../../content/read/csv-grid';
import { decode } from '../../content/read/decode';
import { readWorkbook } from '../../content/read/read-workbook';
import type { DeskFile, Opened } from '../contract';
import { tableOf } from '../edit/table-text';

/** Reads the content of a file for the desk. */
export function openedFile({ kind, version, name, collection }: DeskFile, bytes: Uint8Array | undefined): Opened {
  if (kind === 'workbook') {
    const { text } = readWorkbook(name, bytes ?? new Uint8Array()).value;
    return { version, text, table: tableOf(text) };
  }
  const decoded = decode(bytes ?? new Uint8Array());
  if (!('text' in decoded)) return { version, text: '', problem: `${decoded.problem} ${decoded.hint}` };
  const { text } = decoded;
  if (kind === 'table') return { version, text, ...tableIn(text, name, collection) };
  if (kind === 'values') return { version, text, ...valueIn(text) };
  const { head, body } = partsOfPage(text);
  return { version, text, body, ...valueIn(head) };
}

function tableIn(text: string, file: string, collection: CollectionName): Pick<Opened, 'table' | 'problem'> {
  const grid = readGrid({ collection, file, text });
  return 'code' in grid ? { problem: grid.message } : { table: tableOf(text) };
}

function valueIn(text: string): Pick<Opened, 'value' | 'problem'> {
  const document = parseDocument(text, { prettyErrors: false, uniqueKeys: false });
  const [problem] = document.errors;
  if (problem) return { problem: problem.message };
  const isReadable = document.contents === null || isMap(document.contents) || isSeq(document.contents);
  return isReadable ? { value: document.toJS({ maxAliasCount: 1000 }) } : {};
}

/** Divides a page into its front matter and the text below. */
export function partsOfPage(text: string): { readonly head: string; readonly body: string } {
  const [whole = '', head = ''] = /^---[ \t]*\n(.*?)^---[ \t]*$\n?/ms.exec(text) ?? [];
  return { head, body: text.slice(whole.length).replace(/^\n*/, '') };
}
