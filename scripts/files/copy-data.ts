import { cpSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies what is in a folder of data, but for what is `apart`, to look at what a change would make of it. In place of symbolic links
 * the copy has the files that they lead to: who changes it changes nothing else. Hidden files are no data, and links that
 * lead to nothing have their own message.
 */
export function copyData(dataDir: string, to: string, apart: readonly string[] = ['public', 'editions']): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith('.') || apart.includes(name)) continue;
    copyAll(join(dataDir, name), join(to, name));
  }
}

/** Copies a file or folder, and in place of links what they lead to. */
export const copyAll = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, dereference: true, filter: isReadable });

/** False for links that lead to nothing or in a circle, and for pipes and devices. */
function isReadable(path: string): boolean {
  if (!existsSync(path)) return false;
  const found = statSync(path);
  return found.isFile() || found.isDirectory();
}
