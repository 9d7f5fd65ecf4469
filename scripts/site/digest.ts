import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** One SHA-256, in hexadecimal, of the names and bytes of all files of a folder: equal where all of them are equal. */
export function digestOf(folder: string): string {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).split(sep).join('/'))
    // By code unit: another locale must not bring another order.
    .sort((one, other) => (one < other ? -1 : 1));
  const all = createHash('sha256');
  for (const name of names) {
    const contents = createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
    all.update(`${contents}  ${name}\n`);
  }
  return all.digest('hex');
}
