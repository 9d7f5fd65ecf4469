import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of a site while it is made. File names have no leading slash. */
export interface SiteFolder {
  /** Writes a file. It replaces an earlier file of the same name. */
  readonly write: (name: string, bytes: Uint8Array | string) => void;
  readonly names: () => ReadonlySet<string>;
}

/** Opens an empty folder for a site. */
export function siteFolder(path: string): SiteFolder {
  const names = new Set<string>();
  const folders = new Set<string>();
  return {
    names: () => names,
    write: (name, bytes) => {
      const place = join(path, name);
      const folder = dirname(place);
      if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
      folders.add(folder);
      writeFileSync(place, bytes);
      names.add(name);
    },
  };
}
