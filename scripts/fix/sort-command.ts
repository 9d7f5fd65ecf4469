import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { decode } from '../content/read/decode';
import { asCsv, asWorkbook, neverChanged, workbooksIn } from '../content/read/workbook-names';
import { encodeLike } from '../files/encode-like';
import { shownPath } from '../files/shown-path';
import { describeChanges } from './describe-changes';
import { writeFixed } from './fix-data';
import { sortRows } from './sort-rows';

interface SortOptions {
  readonly isDry: boolean;
  readonly say: (text: string) => void;
  readonly colour: boolean;
}

/** Runs `--sort FILE:COLUMN,…`: writes the sorted table, and shows the changed lines. */
export async function sortCommand(dataDir: string, asked: string, { isDry, say, colour }: SortOptions): Promise<void> {
  const [name = '', columns = ''] = asked.split(':');
  const path = join(dataDir, name);
  const book = asWorkbook(name);
  if (basename(name) === name && workbooksIn(dataDir).includes(book) && !existsSync(join(dataDir, asCsv(name))))
    throw new Error(neverChanged(dataDir, book));
  const isTable = basename(name) === name && name.endsWith('.csv') && existsSync(path);
  if (!isTable || columns === '') {
    throw new Error(`--sort names a table of the data and its columns, as in sessions.csv:date,start; not "${asked}".`);
  }
  const old = readFileSync(path);
  const decoded = decode(old);
  if (!('text' in decoded)) throw new Error(`${name}: ${decoded.problem}`);
  const after = sortRows(
    decoded.text,
    columns.split(',').map((column) => column.trim()),
  );
  if (after === decoded.text) {
    say(`The rows of ${name} are in order.\n\n`);
    return;
  }
  const file = { name, before: decoded.text, after, was: old, bytes: encodeLike(after, old) };
  const undo = isDry ? '' : await writeFixed(dataDir, [file]);
  say(`${describeChanges(shownPath(dataDir), [file], colour)}\n`);
  say(
    isDry
      ? `The rows of ${name} would change places; nothing is written.\n\n`
      : `The rows of ${name} are in order now. ${undo}\n\n`,
  );
}
