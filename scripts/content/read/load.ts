import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type CollectionName, collectionNames, collections } from '../../../shared/model/collections';
import { listAssets } from '../../files/assets';
import type { Obstruction } from '../../files/list-public';
import { shownPath } from '../../files/shown-path';
import { type Diagnostic, error, type Place, type Staged, startOfFile, warning } from '../report/diagnostics';
import { nearest } from '../report/nearest';
import { MOST_BYTES } from './limits';
import { loadFolder } from './load-folder';
import { readBytes, readText } from './read-text';
import type { Workbook } from './read-workbook';
import type { Source } from './source';
import { asCsv, asWorkbook, workbookOf } from './workbook-names';

export interface Loaded {
  readonly sources: readonly Source[];
  /** Path in reports → the table of a workbook. */
  readonly workbooks: ReadonlyMap<string, Workbook>;
  /** Address (`/images/…`) → size in bytes, for every file in `public/` and of the product. */
  readonly assets: ReadonlyMap<string, number>;
  /** Address → a sentence that says why the file cannot be read. */
  readonly unreadable: ReadonlyMap<string, string>;
  /** Path of `public/` in reports. */
  readonly publicPath: string;
}

/** Files that may be in `data/` in addition to those of collections. */
const IGNORED = /^(README\.md|messages\.md|fields\.md|schemas|public|editions|\..*|~.*|.*~)$/;

/** Files of spreadsheets that are not read as data. */
const OF_SPREADSHEETS = /\.(?:ods|xls|xlsb|xlsm|numbers)$/;

/** The hint if the one file that every conference needs is missing or empty. */
export const FIRST_FILE =
  'Every conference needs this file; "npx colloquium new" writes it into a new folder. Or make it with these lines and your own facts: name, acronym, start, end (as 2031-05-20), timeZone (as Europe/Paris), and "venue:" with "city:" below it, or "online: true".';

/**
 * Reads every collection of `dataDir` and lists the files of `publicDir`. `unsaved` has texts of files, by their names below the data
 * folder, that are read in place of what is saved.
 */
export async function load(
  dataDir: string,
  publicDir: string,
  unsaved: ReadonlyMap<string, string> = new Map(),
): Promise<Staged<Loaded>> {
  const shown = shownPath(dataDir);
  const at = (name: string) => ({ file: `${shown}/${name}`, range: startOfFile });
  const { assets, unreadable, obstructions } = listAssets(publicDir);
  const publicPath = shownPath(publicDir);
  const problem = problemOfFolder(dataDir);
  if (problem !== undefined) {
    const hint = 'Check the name; the data of the site itself is in the folder "data".';
    const place = { file: shown, range: startOfFile };
    return {
      value: { sources: [], workbooks: new Map(), assets, unreadable, publicPath },
      diagnostics: [error('missing-folder', place, problem, { hint })],
    };
  }
  const diagnostics = obstructions.map((obstruction) => ofPublic(obstruction, publicPath));
  const sources: Source[] = [];
  const workbooks = new Map<string, Workbook>();
  const namesOf = (name: CollectionName) => [collections[name].file, workbookOf(name) ?? []].flat();
  const known = collectionNames.flatMap(namesOf);
  const names = [...new Set([...namesIn(dataDir, known), ...known.filter((name) => unsaved.has(name))])];
  const absent = collectionNames
    .map(namesOf)
    .flatMap((files) => (files.some((file) => names.includes(file)) ? [] : files));
  const unknown = names
    .filter((name) => !(known.includes(name) || IGNORED.test(basename(name))))
    .map((name) => {
      const table = name.replace(OF_SPREADSHEETS, '.csv');
      const isTable = known.includes(table);
      return { name, isTable, near: isTable ? table : nearest(name, absent) };
    });
  const misspelled = new Set(unknown.map(({ near }) => near && asCsv(near)));

  for (const collection of collectionNames) {
    const { file, format, mandatory } = collections[collection];
    if (format === 'markdown') {
      const folder = loadFolder(collection, join(dataDir, file), at(file).file, (name) =>
        unsaved.get(`${file}/${name}`),
      );
      sources.push(...folder.value);
      diagnostics.push(...folder.diagnostics);
      continue;
    }
    const book = workbookOf(collection);
    if (book !== undefined && names.includes(book)) {
      const bytes = readBytes(join(dataDir, book), at(book).file, MOST_BYTES.csv);
      if (names.includes(file)) diagnostics.push(twoFiles(at(book), at(file), file));
      else if ('code' in bytes) diagnostics.push(bytes);
      else {
        // Few conferences have workbooks.
        const { readWorkbook } = await import('./read-workbook');
        const { value: workbook, diagnostics: found } = readWorkbook(at(book).file, bytes);
        diagnostics.push(...found);
        if (workbook.text !== '') workbooks.set(at(book).file, workbook);
        if (!found.some(({ severity }) => severity === 'error'))
          sources.push({ collection, file: at(book).file, text: workbook.text });
      }
      continue;
    }
    if (!names.includes(file)) {
      // The collection is empty, unless the file has a wrong name by mistake.
      if (misspelled.has(file)) continue;
      if (!mandatory) sources.push({ collection, file: at(file).file, text: '' });
      else diagnostics.push(error('missing-file', at(file), `The file ${file} is missing.`, { hint: FIRST_FILE }));
      continue;
    }
    const path = join(dataDir, file);
    const typed = unsaved.get(file);
    const read = typed === undefined ? readText(path, at(file).file, MOST_BYTES[format]) : { text: typed };
    if (!('text' in read)) diagnostics.push(read);
    // A failed save leaves an empty file. The file that every conference needs has a hint of its own.
    else if (read.text.trim() === '' && !mandatory) diagnostics.push(emptyFile(at(file)));
    else sources.push({ collection, file: at(file).file, text: read.text });
  }

  for (const { name, near = '', isTable } of unknown) {
    const message = `The file ${name} belongs to no collection and is not used.`;
    const remedy = name.endsWith('.ods')
      ? `Run \`npx colloquium convert ${at(name).file}\`, which writes ${near}`
      : `Save it as ${asWorkbook(near)} in a spreadsheet, or as ${near} ("CSV UTF-8")`;
    const meant =
      near === '' ? 'Delete it or keep it elsewhere; "npx colloquium add" lists the files.' : `Did you mean "${near}"?`;
    const hint = isTable ? `${remedy}; then keep ${name} elsewhere.` : meant;
    diagnostics.push((absent.includes(near) ? error : warning)('unknown-file', at(name), message, { hint }));
  }
  return { value: { sources, workbooks, assets, unreadable, publicPath }, diagnostics };
}

function twoFiles(at: Place, other: Place, name: string): Diagnostic {
  const book = asWorkbook(name);
  return error('unknown-file', at, `There are two files of one table: ${book} and ${name}.`, {
    hint: `Delete ${name} if you edit the workbook, or ${book} if you edit the CSV file. Look at both first: only one may have the latest changes.`,
    related: [{ ...other, message: 'The other one is here.' }],
  });
}

function ofPublic({ address, problem, kind }: Obstruction, publicPath: string): Diagnostic {
  const place = { file: `${publicPath}${address}`, range: startOfFile };
  if (kind === 'ignored') {
    const hint = 'Put the file itself here, or delete it.';
    return warning('unknown-file', place, problem, { hint });
  }
  const hint =
    kind === 'bad-name'
      ? 'Rename it: letters without accents, digits and hyphens are safe, as in "programme-2031.pdf".'
      : 'Put the folder itself here, and make sure that it may be read.';
  return error('unreadable-file', place, problem, { hint });
}

const emptyFile = (at: Place) =>
  error('empty-file', at, 'The file is empty.', {
    hint: 'Put back what was in it, if saving it failed; delete it if the conference has none.',
  });

/** Lists the names in a data folder, and those in its subfolders with files of collections, such as "releases/log.yaml". */
function namesIn(dataDir: string, known: readonly string[]): readonly string[] {
  const folders = new Set(known.filter((file) => file.includes('/')).map((file) => dirname(file)));
  return readdirSync(dataDir, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() && folders.has(entry.name)
        ? readdirSync(join(dataDir, entry.name)).map((name) => `${entry.name}/${name}`)
        : [entry.name],
    )
    .sort();
}

function problemOfFolder(folder: string): string | undefined {
  if (!existsSync(folder)) return 'The folder of the data does not exist.';
  return statSync(folder).isDirectory() ? undefined : 'This is a file, and not the folder of the data.';
}
