import { cpSync, lstatSync } from 'node:fs';
import { join } from 'node:path';

/** Copies a folder of data without its pictures and past editions, to look at what a change would make of it. */
export function copyData(dataDir: string, to: string): void {
  const apart = ['public', 'editions'].map((name) => join(dataDir, name));
  cpSync(dataDir, to, { recursive: true, filter: (path) => !apart.includes(path) && isCopied(path) });
}

/** Node cannot copy pipes and sockets. */
function isCopied(path: string): boolean {
  const found = lstatSync(path);
  return found.isFile() || found.isDirectory() || found.isSymbolicLink();
}
