import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UNFINISHED, writeWhole } from '../files/write-whole';

/** Files that took long to make, kept between builds under names that say all that they depend on. */
export interface FileCache {
  /** The file of that name; made if it is not there. */
  readonly get: (name: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  /** Takes away what this run has not asked for. */
  readonly prune: () => void;
}

/** A cache in a folder. Several builds may use it at once: a file appears in whole, under its name, or not at all. */
export function fileCache(folder: string): FileCache {
  const asked = new Set<string>();
  return {
    get: async (name, make) => {
      asked.add(name);
      const path = join(folder, name);
      const kept = readIfThere(path);
      if (kept) return kept;
      const made = await make();
      writeWhole([[path, made]]);
      return made;
    },
    prune: () => {
      const names = existsSync(folder) ? readdirSync(folder) : [];
      // What another build is just writing is left to it.
      for (const name of names)
        if (!(asked.has(name) || name.endsWith(UNFINISHED))) rmSync(join(folder, name), { force: true });
    },
  };
}

/** The file, unless it is not there, or another build prunes it in this moment. */
function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
