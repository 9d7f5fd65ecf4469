import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { gzipSync } from 'fflate';
import type { FileCache } from '../cache/file-cache';
import { hashOf } from '../cache/hash-of.mjs';
import { filesIn } from '../files/files-in';
import { isText } from '../hosting/policy/content-types';
import { progress } from './progress';

const brotli = promisify(brotliCompress);

/** Changes with how the copies are made. */
const VERSION = 'compressed-1';

/** Below this, what is saved is less than the headers that say so. */
const WORTH_IT = 256;

/**
 * Lays compressed copies beside the text files of a site, for hosts that send them as they are.
 *
 * Their bytes are part of the promise "same data, same bytes". Brotli's library gives the same on every machine and in
 * Node 20, 22 and 24 (tests/site/other-nodes.test.ts); Node's zlib is a build for each processor, so gzip is made by a
 * package in JavaScript, without a date.
 */
export async function compressSite(site: string, cache: FileCache): Promise<void> {
  const names = filesIn(site).filter(isText);
  const compress = async (advance: () => void) => {
    const copies = names.map(async (name) => {
      const path = join(site, name);
      const text = readFileSync(path);
      if (text.length < WORTH_IT) return advance();
      const hash = hashOf(text, 32);
      const parameters = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
      const copy = (ending: string, make: () => Promise<Uint8Array>) =>
        cache.get(`${VERSION}.${hash}${ending}`, make).then((bytes) => writeFileSync(path + ending, bytes));
      await copy('.gz', async () => gzipSync(text, { level: 9, mtime: 0 }));
      await copy('.br', () => brotli(text, { params: parameters }));
      advance();
    });
    await Promise.all(copies);
  };
  await progress.during('Compressing', compress, names.length);
}
