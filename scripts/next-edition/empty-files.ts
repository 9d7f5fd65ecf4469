import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, parseDocument } from 'yaml';
import { type CollectionName, collectionNames, collections } from '../../shared/model/collections';
import { readGrid } from '../content/read/csv-grid';
import { editableFile, edited, offsetAt, withoutLines } from './editable-file';

/**
 * Collections that belong to one year, such as papers, speakers and accepted warnings.
 */
const OF_ONE_YEAR: readonly CollectionName[] = [
  'sessions',
  'papers',
  'listedContributions',
  'presentations',
  'posters',
  'panels',
  'speakers',
  'specialSessions',
  'releases',
  'releasedEntries',
  'acceptedWarnings',
];

/** Fields that belong to one year: the news on the home page, and identifiers of the proceedings. */
const PARTS: readonly { readonly collection: CollectionName; readonly field: string }[] = [
  { collection: 'home', field: 'news' },
  ...['volume', 'isbn', 'doi', 'url', 'dblpKey', 'ceurVolume'].map((field) => ({
    collection: 'proceedings' as const,
    field,
  })),
];

/** Columns of tables that stay, with the ids of rows that do not. */
const REFERENCES = collectionNames.flatMap((collection) =>
  OF_ONE_YEAR.includes(collection) || collections[collection].format !== 'csv'
    ? []
    : Object.entries(collections[collection].references ?? {}).flatMap(([field, target]) =>
        OF_ONE_YEAR.includes(target) && collections[target].format === 'csv' ? [{ collection, field }] : [],
      ),
);

/** Empties files and fields of one year, and returns their names. Headers of tables and comments at the start of files stay. */
export function emptyFilesOfOneYear(dataDir: string): string[] {
  const emptied = OF_ONE_YEAR.filter((name) => emptyFile(dataDir, name)).map((name) => collections[name].file);
  const removed = [
    ...PARTS.filter((part) => removeField(dataDir, part)),
    ...REFERENCES.filter((part) => emptyColumn(dataDir, part)),
  ];
  return [...emptied, ...removed.map(({ collection, field }) => `${field} in ${collections[collection].file}`)];
}

/** Empties the cells of a column. */
function emptyColumn(dataDir: string, { collection, field }: (typeof REFERENCES)[number]): boolean {
  const path = join(dataDir, collections[collection].file);
  if (!existsSync(path)) return false;
  const file = editableFile(path);
  const grid = readGrid({ collection, file: '', text: file.text });
  if ('code' in grid) return false;
  const header = grid.rows.findIndex((cells) => cells.some((cell) => cell !== ''));
  const column = grid.rows[header]?.indexOf(field) ?? -1;
  const edits = grid.rows.flatMap((cells, row) => {
    if (row <= header || column < 0 || (cells[column] ?? '') === '') return [];
    const { line, column: from, endLine, endColumn } = grid.rangeAt(row, column);
    return [{ start: offsetAt(file.text, line, from), end: offsetAt(file.text, endLine, endColumn), text: '' }];
  });
  if (edits.length > 0) file.write(edited(file.text, edits));
  return edits.length > 0;
}

function emptyFile(dataDir: string, collection: CollectionName): boolean {
  const path = join(dataDir, collections[collection].file);
  if (!existsSync(path)) return false;
  const file = editableFile(path);
  const start = collections[collection].format === 'csv' ? endOfHeader(file.text, collection) : startOfList(file.text);
  if (file.text.slice(start).trim() === '') return false;
  // An empty file would be reported as a failed save.
  const head = file.text.slice(0, start);
  file.write(head.trim() === '' ? '[]\n' : head);
  return true;
}

function endOfHeader(text: string, collection: CollectionName): number {
  const grid = readGrid({ collection, file: '', text });
  if ('code' in grid) return text.length;
  const header = grid.rows.findIndex((cells) => cells.some((cell) => cell !== ''));
  const { endLine } = grid.rangeAt(Math.max(0, header), Math.max(0, (grid.rows[header]?.length ?? 1) - 1));
  return withoutLines(text, offsetAt(text, endLine, 1), offsetAt(text, endLine, 1)).end;
}

function startOfList(text: string): number {
  const { contents } = parseDocument(text);
  const first = contents?.range?.[0];
  return first === undefined ? text.length : text.lastIndexOf('\n', first - 1) + 1;
}

function removeField(dataDir: string, { collection, field }: (typeof PARTS)[number]): boolean {
  const path = join(dataDir, collections[collection].file);
  if (!existsSync(path)) return false;
  const file = editableFile(path);
  const { contents } = parseDocument(file.text);
  const pair = isMap(contents) ? contents.items.find(({ key }) => isScalar(key) && key.value === field) : undefined;
  const [from] = (isScalar(pair?.key) && pair.key.range) || [];
  const to = (pair?.value as { readonly range?: readonly number[] } | undefined)?.range?.[1];
  if (from === undefined || to === undefined) return false;
  const end = file.text.slice(0, to).trimEnd().length;
  file.write(edited(file.text, [withoutLines(file.text, from, end - 1)]));
  return true;
}
