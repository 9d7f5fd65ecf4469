import { readFile } from 'node:fs/promises';
import { compress, type Encoding } from '../hosting/compression';

type Compressed = (path: string, version: string, encoding: Encoding) => Promise<Buffer>;

/** Compresses files when they are first requested, and caches the last version of each in memory. */
export function compressedFiles(): Compressed {
  const known = new Map<string, { readonly version: string; readonly bytes: Promise<Buffer> }>();
  return (path, version, encoding) => {
    const key = `${encoding} ${path}`;
    const found = known.get(key);
    if (found?.version === version) return found.bytes;
    const bytes = readFile(path).then((text) => compress(encoding, text));
    known.set(key, { version, bytes });
    return bytes;
  };
}
