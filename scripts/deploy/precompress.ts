import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FileCache } from '../cache/file-cache.mjs';
import { hashOf } from '../cache/hash-of.mjs';
import { filesIn } from '../files/files-in';
import { compress, ENCODINGS, type Encoding, isWorthCompressing, USUAL_QUALITY } from '../hosting/compression';

/** The number of files that are compressed at the same time, each in a thread. */
const AT_A_TIME = 8;

/** In bytes. A smaller page fits, at any quality, into the packets that a server sends before it waits for a response (RFC 6928). */
const AT_ONCE = 64 * 1024;

/** Chooses the quality of Brotli. The best takes ten times as long, so it is for files of every visitor and long pages only. */
export const qualityOf = (name: string, size: number): number =>
  name.startsWith('assets/') || (name.endsWith('.html') && size >= AT_ONCE) ? 11 : USUAL_QUALITY;

/** Makes compressed copies of the files of a site, or takes them from the cache, for servers that send them instead of the files. */
export async function precompressed(site: string, cache: FileCache): Promise<ReadonlyMap<string, Buffer>> {
  const copies = new Map<string, Buffer>();
  const { brotli, zlib } = process.versions;
  const names = (existsSync(site) ? filesIn(site) : []).filter((name) =>
    isWorthCompressing(name, statSync(join(site, name)).size),
  );
  const waiting = names.values();
  const work = async () => {
    for (const name of waiting) {
      const bytes = readFileSync(join(site, name));
      const quality = qualityOf(name, bytes.length);
      for (const [encoding, ending] of Object.entries(ENCODINGS) as [Encoding, string][]) {
        const key = hashOf(JSON.stringify([brotli, zlib, quality, hashOf(bytes)]), 32);
        const copy = await cache.get(`copy.${key}${ending}`, () => compress(encoding, bytes, quality));
        copies.set(name + ending, Buffer.from(copy));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  cache.prune();
  return copies;
}
