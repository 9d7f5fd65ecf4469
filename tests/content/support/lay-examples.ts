import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { addFiles } from '../../../scripts/add/add-files';
import { addableNamed } from '../../../scripts/add/addable';
import { tableOf } from '../../../scripts/desk/edit/table-text';
import { conferenceFile } from '../../../scripts/new/conference-file';
import { csvText } from '../../../scripts/tables/csv-text';
import { type Collection, collections } from '../../../shared/model/collections';
import type { Example } from './documents';
import { baseData } from './fixture';
import { temporaryFolderAgain } from './temporary-folder';

/** The conference that the documents begin, as `npx colloquium new` writes it. */
const BEGINNING = {
  name: 'Conference on Rivers and Lakes',
  acronym: 'CRL 2031',
  start: '2031-05-20',
  end: '2031-05-22',
  timeZone: 'Europe/Oslo',
  venue: { city: 'Bergen', country: 'Norway' },
  language: 'en',
};

/** Makes a folder of data with that conference alone. */
export function beginConference(): string {
  const dataDir = join(temporaryFolderAgain(), 'data');
  mkdirSync(join(dataDir, 'public'), { recursive: true });
  writeFileSync(join(dataDir, 'conference.yaml'), conferenceFile(BEGINNING, 'schemas'));
  return dataDir;
}

const collectionOf = (file: string): Collection | undefined =>
  Object.values(collections).find((row) => row.file === file);

type Row = Readonly<Record<string, unknown>>;

/**
 * Does with an example what its reader does: replaces the fields, rows or entries of its file that have the same key, and adds the
 * others. A file with fields is first written by `npx colloquium add` if it is missing.
 */
export async function layExample(dataDir: string, { file, text }: Example): Promise<void> {
  const path = join(dataDir, file);
  mkdirSync(dirname(path), { recursive: true });
  await layPictures(join(dataDir, 'public'), text);
  const row = collectionOf(file);
  if (row?.shape === 'one' && !existsSync(path)) await addByCommand(dataDir, file);
  const before = row !== undefined && existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  if (row === undefined || before === undefined) writeFileSync(path, text);
  else if (row.format === 'csv') writeFileSync(path, mergedTable(before, text, row));
  else if (row.shape === 'one') writeFileSync(path, stringify({ ...parse(before), ...parse(text) }));
  else writeFileSync(path, stringify(mergedRows(parse(before), parse(text), row)));
}

async function addByCommand(dataDir: string, file: string): Promise<void> {
  const addable = addableNamed(file);
  if (typeof addable === 'string') throw new Error(addable);
  await addFiles(dataDir, [addable]);
}

function mergedRows(before: readonly Row[], added: readonly Row[], { key = ['name'] }: Collection): Row[] {
  const keyOf = (record: Row) => key.map((field) => record[field]).join('\n');
  const replaced = new Map(added.map((record) => [keyOf(record), record]));
  const kept = before.map((record) => {
    const found = replaced.get(keyOf(record));
    replaced.delete(keyOf(record));
    return found ?? record;
  });
  return [...kept, ...replaced.values()];
}

function mergedTable(before: string, text: string, row: Collection): string {
  const [old, added] = [before, text].map((table) => {
    const { columns, rows } = tableOf(table);
    return rows.map((cells) => Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])));
  });
  const columns = [...new Set([...tableOf(before).columns, ...tableOf(text).columns])];
  const rows = mergedRows(old ?? [], added ?? [], row);
  return csvText([columns, ...rows.map((record) => columns.map((column) => String(record[column] ?? '')))]);
}

const PICTURE = /(?<![\w.])\/images\/[\w/-]+\.(svg|jpg|png)/g;
const FONT = /\/fonts\/[\w-]+\.woff2/g;

/** Lays the pictures, fonts and files that an example names into the public folder. */
async function layPictures(publicDir: string, text: string): Promise<void> {
  const place = (address: string) => {
    const path = join(publicDir, address);
    mkdirSync(dirname(path), { recursive: true });
    return path;
  };
  for (const [address, ending] of text.matchAll(PICTURE))
    if (ending === 'svg') copyFileSync(join(baseData, 'public/images/brand/logo.svg'), place(address));
    else await sharp({ create: { width: 1920, height: 1080, channels: 3, background: '#246' } }).toFile(place(address));
  for (const [address] of text.matchAll(FONT)) copyFileSync(join(baseData, 'public/fonts/own.woff2'), place(address));
  for (const [address] of text.matchAll(/\/files\/[\w.-]+/g)) writeFileSync(place(address), 'A file to download.');
}
