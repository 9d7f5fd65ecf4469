import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../cache/hash-of.mjs';
import { filesIn } from '../files/files-in';

/** Computes one SHA-256, in hexadecimal, of the names and contents of all files of a folder. */
export function digestOf(folder: string): string {
  const all = createHash('sha256');
  for (const name of filesIn(folder)) {
    const contents = hashOf(readFileSync(join(folder, name)));
    all.update(`${contents}  /${name}\n`);
  }
  return all.digest('hex');
}
