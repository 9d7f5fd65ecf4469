import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { filesIn } from '../../files/files-in';
import { type CollectionName, collectionNames, collections } from '../collections';
import { type Diagnostic, error, type Staged, startOfFile, warning } from '../report/diagnostics';
import { nearest } from '../report/nearest';
import { controlCharacter } from './control-characters';
import { decode } from './decode';

/** The text of one collection's file, with line feeds only. */
export interface Source {
  readonly collection: CollectionName;
  /** Path for reports, relative to the working folder. */
  readonly file: string;
  readonly text: string;
}

export interface Loaded {
  readonly sources: readonly Source[];
  /** Address from the site's root (`/images/…`) → size in bytes, for every file in `public/`. */
  readonly assets: ReadonlyMap<string, number>;
  /** Path of `public/` for reports. */
  readonly publicPath: string;
}

/** No data file of a conference comes near this; a larger one is a mistake, and parsing it could exhaust memory. */
const MAX_BYTES = { csv: 4 * 1024 * 1024, yaml: 512 * 1024 };

/** Files that may stand in `data/` beside the collections. */
const IGNORED = /^(README\.md|messages\.md|schemas|\..*|~.*|.*~)$/;

/** Reads every collection of `dataDir` and lists the files of `publicDir`. */
export function load(dataDir: string, publicDir: string): Staged<Loaded> {
  const shown = shownPath(dataDir);
  const at = (name: string) => ({ file: `${shown}/${name}`, range: startOfFile });
  const assets = listAssets(publicDir);
  const publicPath = shownPath(publicDir);
  const problem = problemOfFolder(dataDir);
  if (problem !== undefined) {
    const hint = 'Check the name; the data of the site itself is in the folder "data".';
    const place = { file: shown, range: startOfFile };
    return {
      value: { sources: [], assets, publicPath },
      diagnostics: [error('missing-folder', place, problem, { hint })],
    };
  }
  const diagnostics: Diagnostic[] = [];
  const sources: Source[] = [];
  const names = readdirSync(dataDir).sort();
  const known = collectionNames.map((name) => collections[name].file);

  for (const collection of collectionNames) {
    const { file, format, optional, schema } = collections[collection];
    if (!names.includes(file)) {
      const nothing = format === 'yaml' ? '[]\n' : `${schema.required.join(',')}\n`;
      if (optional) sources.push({ collection, file: at(file).file, text: nothing });
      if (optional) continue;
      diagnostics.push(
        error('missing-file', at(file), `The file ${file} is missing.`, {
          hint: 'Put it back, for example from an earlier revision; a table without rows still needs its header line.',
        }),
      );
      continue;
    }
    const path = join(dataDir, file);
    const obstacle = obstacleAt(path);
    if (obstacle !== undefined) {
      const hint = 'Put the file itself here, and make sure that it may be read.';
      diagnostics.push(error('unreadable-file', at(file), obstacle, { hint }));
      continue;
    }
    if (statSync(path).size > MAX_BYTES[format]) {
      const most = `${MAX_BYTES[format] / 1024} KiB`;
      diagnostics.push(
        error('file-too-large', at(file), `The file is larger than ${most}.`, {
          hint: 'Check that it is the right file; a spreadsheet may have added thousands of empty rows.',
        }),
      );
      continue;
    }
    const decoded = decode(readFileSync(path));
    if ('text' in decoded) {
      const unwanted = controlCharacter(decoded.text, at(file).file);
      if (unwanted) diagnostics.push(unwanted);
      else sources.push({ collection, file: at(file).file, text: decoded.text });
    } else diagnostics.push(error('unreadable-file', at(file), decoded.problem, { hint: decoded.hint }));
  }

  for (const name of names) {
    if (known.includes(name) || IGNORED.test(name)) continue;
    const near = nearest(
      name,
      known.filter((file) => !names.includes(file)),
    );
    diagnostics.push(
      warning('unknown-file', at(name), `The file ${name} belongs to no collection and is not used.`, {
        hint:
          near === undefined ? 'Delete it or keep it elsewhere; README.md lists the files.' : `Did you mean "${near}"?`,
      }),
    );
  }
  return { value: { sources, assets, publicPath }, diagnostics };
}

/** Says why a path cannot be read as a file, if so. A device or a pipe would keep the compiler waiting. */
function obstacleAt(path: string): string | undefined {
  try {
    const found = statSync(path);
    if (found.isDirectory()) return 'This is a folder, and not a file.';
    if (!found.isFile()) return 'This is a device or a pipe, and not a file.';
    accessSync(path, constants.R_OK);
    return undefined;
  } catch (problem) {
    const code = problem instanceof Error && 'code' in problem ? problem.code : undefined;
    if (code === 'EACCES' || code === 'EPERM') return 'The file may not be read: the disk forbids it.';
    return 'The file cannot be read: it is a link that leads nowhere, or the disk is at fault.';
  }
}

function listAssets(publicDir: string): ReadonlyMap<string, number> {
  if (!existsSync(publicDir)) return new Map();
  return new Map(filesIn(publicDir).map((name) => [`/${name}`, statSync(join(publicDir, name)).size]));
}

/** A folder as reports show it: relative to the working folder. */
const shownPath = (folder: string) => relative(process.cwd(), folder).split(sep).join('/') || '.';

function problemOfFolder(folder: string): string | undefined {
  if (!existsSync(folder)) return 'The folder of the data does not exist.';
  return statSync(folder).isDirectory() ? undefined : 'This is a file, and not the folder of the data.';
}
