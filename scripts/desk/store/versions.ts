import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { hashOf } from '../../cache/hash-of.mjs';
import { writeAtomically } from '../../files/write-atomically';

/** The folder within a data folder in which the desk keeps what files were. Git ignores it, and so does the compiler. */
export const DESK = '.desk';

/** Returns the version of a file: a hash of its bytes. */
export const versionOf = (bytes: Uint8Array): string => hashOf(bytes, 32);

/** The earlier bytes of files, by version. */
export interface Versions {
  readonly keep: (bytes: Uint8Array) => string;
  readonly read: (version: string) => Buffer | undefined;
  /** Forgets all but some versions, and those that a desk may have opened not long ago. */
  readonly keepOnly: (wanted: ReadonlySet<string>) => void;
}

/** Milliseconds for which a version stays that no save names. */
const RECENT = 7 * 24 * 60 * 60 * 1000;

/** Opens the versions that are kept in a data folder. */
export function keptVersions(dataDir: string): Versions {
  const folder = join(dataDir, DESK, 'versions');
  const pathOf = (version: string) => join(folder, `${version}.gz`);
  return {
    keep: (bytes) => {
      const version = versionOf(bytes);
      if (!existsSync(pathOf(version))) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(dataDir, DESK, '.gitignore'), '*\n');
        writeAtomically([[pathOf(version), gzipSync(bytes)]]);
      }
      return version;
    },
    read: (version) => {
      if (!(/^[0-9a-f]+$/.test(version) && existsSync(pathOf(version)))) return undefined;
      try {
        const bytes = gunzipSync(readFileSync(pathOf(version)));
        return versionOf(bytes) === version ? bytes : undefined;
      } catch {
        // A synchronised folder may hold half of a file.
        return undefined;
      }
    },
    keepOnly: (wanted) => {
      if (!existsSync(folder)) return;
      for (const name of readdirSync(folder)) {
        const isOld = Date.now() - statSync(join(folder, name)).mtimeMs > RECENT;
        if (isOld && !wanted.has(name.replace('.gz', ''))) rmSync(join(folder, name));
      }
    },
  };
}
