import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type FileCache, fileCache, foundOrMade } from './file-cache';
import { type FindInPack, openPack, packed } from './pack';

/** In bytes: a larger file is kept by itself. */
const SMALL = 256 * 1024;

/** Bytes that wait in memory to be kept, at most. */
const WAITING = 8 * 1024 * 1024;

/** So few files are kept by themselves: an edit makes some, and after a thousand edits there would be a thousand packs to look into. */
const FEW = 256;

const PACK = 'pack.';

/** A cache that keeps small files together, if there are many. */
export interface PackedCache extends FileCache {
  /** Keeps the files that wait; nothing is lost but time where nobody calls this. */
  readonly flush: () => void;
}

/**
 * The cache in a folder for a build. A first one keeps thousands of small files: to make each on the disk takes longer than to make
 * what is in it, so that they are kept in packs. A file that is there by itself is the latest of its name, then that of the latest pack.
 */
export function packedCache(folder: string): PackedCache {
  const files = fileCache(folder);
  const waiting = new Map<string, Uint8Array>();
  let size = 0;
  let packs: FindInPack[] | undefined;
  const opened = () => {
    packs ??= packsIn(folder).map((name) => openPack(join(folder, name)));
    return packs;
  };
  const flush = () => {
    if (waiting.size < FEW && size <= WAITING) for (const [name, bytes] of waiting) files.keep(name, bytes);
    else {
      const before = opened();
      // Names follow each other as the packs do.
      const name = `${PACK}${Date.now().toString().padStart(15, '0')}.${process.pid}.${before.length}`;
      files.keep(name, packed(waiting));
      before.unshift(openPack(join(folder, name)));
    }
    waiting.clear();
    size = 0;
  };
  const find: FileCache['find'] = (name) => {
    const found = waiting.get(name) ?? files.find(name);
    if (found) return found;
    for (const findInPack of opened()) {
      const bytes = findInPack(name);
      if (bytes) return bytes;
    }
    return undefined;
  };
  const keep: FileCache['keep'] = (name, contents) => {
    const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
    size -= waiting.get(name)?.length ?? 0;
    waiting.delete(name);
    if (bytes.length > SMALL || existsSync(join(folder, name))) return files.keep(name, bytes);
    waiting.set(name, bytes);
    size += bytes.length;
    if (size > WAITING) flush();
  };
  return {
    find,
    keep,
    flush,
    get: foundOrMade(find, keep),
    prune: () => {
      flush();
      files.prune();
    },
  };
}

/** The packs of a folder, the latest first. */
const packsIn = (folder: string): readonly string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.startsWith(PACK))
    .sort()
    .reverse();
