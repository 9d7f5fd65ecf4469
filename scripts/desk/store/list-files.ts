import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CollectionName, collectionNames, collections } from '../../../shared/model/collections';
import { workbookOf } from '../../content/read/workbook-names';
import type { DeskFile } from '../contract';
import { versionOf } from './versions';

/** The name of a page of its own below the data folder: `pages/visa.md`. */
const PAGE = /^pages\/[^./\\\0][^/\\\0]*\.md$/;

/** Lists the files that the desk edits, those that a conference does not have yet, too. */
export function listFiles(dataDir: string): DeskFile[] {
  return collectionNames
    .filter((name) => !collections[name].writtenByCommand)
    .flatMap((name) => {
      const { file, format } = collections[name];
      if (format === 'markdown')
        return namesOf(join(dataDir, file))
          .map((page) => `${file}/${page}`)
          .filter(isPage)
          .flatMap((page) => fileOf(dataDir, page) ?? []);
      const book = workbookOf(name);
      const own = fileOf(dataDir, file);
      const workbook = book === undefined || own?.version !== null ? undefined : fileOf(dataDir, book);
      return workbook?.version ? [workbook] : own ? [own] : [];
    });
}

/** What the desk knows of a file by its name; undefined for files that it does not edit. */
export function knownFile(name: string): Omit<DeskFile, 'version'> | undefined {
  const collection = collectionOf(name);
  if (collection === undefined) return undefined;
  const { format } = collections[collection];
  const isBook = name === workbookOf(collection);
  const kind = isBook ? 'workbook' : format === 'csv' ? 'table' : format === 'yaml' ? 'values' : 'page';
  return { name, collection, kind };
}

/** Returns a file that the desk may edit; undefined for other names. */
function fileOf(dataDir: string, name: string): DeskFile | undefined {
  const known = knownFile(name);
  if (known === undefined) return undefined;
  const bytes = bytesOf(dataDir, name);
  return { ...known, version: bytes ? versionOf(bytes) : null };
}

const isPage = (name: string) => PAGE.test(name);

const collectionOf = (name: string): CollectionName | undefined =>
  isPage(name)
    ? 'freePages'
    : collectionNames.find((each) => {
        const { file, format, writtenByCommand } = collections[each];
        return format !== 'markdown' && !writtenByCommand && (file === name || workbookOf(each) === name);
      });

/** Reads a file; undefined if there is none. */
export function bytesOf(dataDir: string, name: string): Buffer | undefined {
  try {
    return readFileSync(join(dataDir, name));
  } catch {
    return undefined;
  }
}

function namesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
