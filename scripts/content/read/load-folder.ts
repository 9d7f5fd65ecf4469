import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CollectionName } from '../../../shared/model/collections';
import { exists, readProblemOf } from '../../files/read-problem';
import { type Diagnostic, error, type Staged, startOfFile, warning } from '../report/diagnostics';
import { MOST_BYTES } from './limits';
import { readText } from './read-text';
import type { Source } from './source';

/**
 * Reads a folder of Markdown files, each of which is a record. `shown` is its path in reports. A missing folder has no records. `unsaved`
 * returns a text that is read in place of what a file holds.
 */
export function loadFolder(
  collection: CollectionName,
  folder: string,
  shown: string,
  unsaved: (name: string) => string | undefined = () => undefined,
): Staged<readonly Source[]> {
  if (!exists(folder)) return { value: [], diagnostics: [] };
  const obstacle = readProblemOf(folder, 'folder');
  if (obstacle !== undefined) {
    const hint = 'Make a folder of this name, and put each page into a file of its own: pages/code-of-conduct.md.';
    const place = { file: shown, range: startOfFile };
    return {
      value: [],
      diagnostics: [error('unreadable-file', place, obstacle, { hint })],
    };
  }
  const diagnostics: Diagnostic[] = [];
  const value: Source[] = [];
  for (const name of readdirSync(folder).sort()) {
    const file = `${shown}/${name}`;
    if (!name.endsWith('.md')) {
      if (/^\.|^~|~$/.test(name)) continue;
      diagnostics.push(
        warning('unknown-file', { file, range: startOfFile }, `${name} is not a page and is not used.`, {
          hint: 'Names of pages end in ".md", and pages are in this folder itself; pictures belong in public/.',
        }),
      );
      continue;
    }
    const typed = unsaved(name);
    const read = typed === undefined ? readText(join(folder, name), file, MOST_BYTES.markdown) : { text: typed };
    if ('text' in read) value.push({ collection, file, text: read.text });
    else diagnostics.push(read);
  }
  return { value, diagnostics };
}
