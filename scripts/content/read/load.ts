import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { collectionNames, collections } from '../../../shared/model/collections';
import { listAssets } from '../../files/assets';
import type { Obstruction } from '../../files/list-public';
import { shownPath } from '../../files/shown-path';
import { type Diagnostic, error, type Place, type Staged, startOfFile, warning } from '../report/diagnostics';
import { nearest } from '../report/nearest';
import { MOST_BYTES } from './limits';
import { loadFolder } from './load-folder';
import { readText } from './read-text';
import type { Source } from './source';

export interface Loaded {
  readonly sources: readonly Source[];
  /** Address (`/images/…`) → size in bytes, for every file in `public/` and of the product. */
  readonly assets: ReadonlyMap<string, number>;
  /** Address → a sentence that says why the file cannot be read. */
  readonly unreadable: ReadonlyMap<string, string>;
  /** Path of `public/` in reports. */
  readonly publicPath: string;
}

/** Files that may be in `data/` in addition to those of collections. */
const IGNORED = /^(README\.md|messages\.md|fields\.md|schemas|public|editions|\..*|~.*|.*~)$/;

/** The hint if the one file that every conference needs is missing or empty. */
export const FIRST_FILE =
  'Every conference needs this file; "npx colloquium new" writes it into a new folder. Or make it with these lines and your own facts: name, acronym, start, end (as 2031-05-20), timeZone (as Europe/Paris), and "venue:" with "city:" below it, or "online: true".';

/** Reads every collection of `dataDir` and lists the files of `publicDir`. */
export function load(dataDir: string, publicDir: string): Staged<Loaded> {
  const shown = shownPath(dataDir);
  const at = (name: string) => ({ file: `${shown}/${name}`, range: startOfFile });
  const { assets, unreadable, obstructions } = listAssets(publicDir);
  const publicPath = shownPath(publicDir);
  const problem = problemOfFolder(dataDir);
  if (problem !== undefined) {
    const hint = 'Check the name; the data of the site itself is in the folder "data".';
    const place = { file: shown, range: startOfFile };
    return {
      value: { sources: [], assets, unreadable, publicPath },
      diagnostics: [error('missing-folder', place, problem, { hint })],
    };
  }
  const diagnostics = obstructions.map((obstruction) => ofPublic(obstruction, publicPath));
  const sources: Source[] = [];
  const known = collectionNames.map((name) => collections[name].file);
  const names = namesIn(dataDir, known);
  const absent = known.filter((file) => !names.includes(file));
  const unknown = names
    .filter((name) => !(known.includes(name) || IGNORED.test(basename(name))))
    .map((name) => [name, nearest(name, absent)] as const);
  const misspelled = new Set(unknown.map(([, near]) => near));

  for (const collection of collectionNames) {
    const { file, format, mandatory } = collections[collection];
    if (format === 'markdown') {
      const folder = loadFolder(collection, join(dataDir, file), at(file).file);
      sources.push(...folder.value);
      diagnostics.push(...folder.diagnostics);
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
    const read = readText(path, at(file).file, MOST_BYTES[format]);
    if (!('text' in read)) diagnostics.push(read);
    // A failed save leaves an empty file. The file that every conference needs has a hint of its own.
    else if (read.text.trim() === '' && !mandatory) diagnostics.push(emptyFile(at(file)));
    else sources.push({ collection, file: at(file).file, text: read.text });
  }

  for (const [name, near] of unknown) {
    const message = `The file ${name} belongs to no collection and is not used.`;
    diagnostics.push(
      near === undefined
        ? warning('unknown-file', at(name), message, {
            hint: 'Delete it or keep it elsewhere; README.md lists the files.',
          })
        : error('unknown-file', at(name), message, { hint: `Did you mean "${near}"?` }),
    );
  }
  return { value: { sources, assets, unreadable, publicPath }, diagnostics };
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
    hint: 'Put back what it held, if saving it failed; delete it if the conference has none.',
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
