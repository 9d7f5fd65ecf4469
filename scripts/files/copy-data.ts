import { cpSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies a data folder, except for the names in `without`, so that a change can be tried on the copy. Symbolic links are replaced by
 * the files that they point to, so that editing the copy changes nothing else. Hidden files and broken links are left out.
 */
export function copyData(dataDir: string, to: string, without: readonly string[] = ['public', 'editions']): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith('.') || without.includes(name)) continue;
    copyAll(join(dataDir, name), join(to, name));
  }
}

/** Copies a file or folder. Symbolic links are replaced by what they point to. */
export const copyAll = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, dereference: true, filter: isReadable });

/** False for broken and circular links, and for pipes and devices. */
function isReadable(path: string): boolean {
  if (!existsSync(path)) return false;
  const found = statSync(path);
  return found.isFile() || found.isDirectory();
}
