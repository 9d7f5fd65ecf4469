import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import { gzipSync } from 'fflate';
import { FIND_FOLDER } from '../../renderer/find/index-files';
import { PROGRAM_FOLDER } from '../../renderer/mine/program-files';
import { codeOf } from '../cache/code-of';
import type { FileCache } from '../cache/file-cache';
import { hashOf } from '../cache/hash-of.mjs';
import { gzipInParts } from './gzip-in-parts';

/** How copies are made: equal where those of the same file are equal. */
export const COPIES_BY = codeOf('scripts/site/compressed.ts');

const brotli = promisify(brotliCompress);

/**
 * In bytes: nobody waits for the last kilobytes of a larger file. It is the whole program in one file, for machines.
 */
const LARGE = 256 * 1024;

/**
 * In bytes: only the part of a larger file that an edit has changed is compressed again with gzip. Such parts have 50
 * kB.
 */
const IN_PARTS = 64 * 1024;

/**
 * In bytes: a smaller page fits, at whatever quality, into the packets that a server sends before it waits for an answer (RFC 6928:
 * ten of them, about 14 kB), so that quality 10 would show it no sooner.
 */
const AT_ONCE = 64 * 1024;

/** The data that pages load while somebody looks for something. */
const ASKED_FOR = [FIND_FOLDER, PROGRAM_FOLDER].map((folder) => `${folder.slice(1)}/`);

/** Whether somebody waits for a file; calendars, citations and tables of data are fetched by programs. */
const isWaitedFor = (name: string) =>
  /\.(?:css|html|js|svg)$/.test(name) || ASKED_FOR.some((folder) => name.startsWith(folder));

/**
 * Quality 11 takes two and a half times as long as 10 for 2 to 9 in 100 less, which pays for the bundle: every visitor loads it, and
 * it is compressed once for these sources. Quality 10 takes ten times as long as 9 for 10 in 100 less, and 9 twice as long as 7 for 3 in
 * 100 less, which does not pay for what is large and made anew with every edit. Nor does 10 pay for small pages, of which there are
 * thousands: half of what a first build of 5,000 papers took was for 400 bytes of each. Of the pages between, which are the longest that
 * anybody reads on a phone, there are few: a tenth of a second for each.
 */
function qualityOf(name: string, size: number): number {
  if (name.startsWith('assets/')) return 11;
  if (size > LARGE) return 7;
  if (name.endsWith('.html')) return size < AT_ONCE ? 9 : 11;
  return isWaitedFor(name) ? 10 : 9;
}

/**
 * The window, as a power of 2: as large as the file. Below quality 10 the encoder prepares a window of 4 MiB for each file else, which
 * takes ten times as long as to compress a citation.
 */
const windowOf = (size: number) =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(size + 16))),
  );

/** Of gzip, level 9 takes two to four times as long as 6 for less than 1 in 1,000 less. */
const GZIP = { level: 6, mtime: 0 } as const;

const parametersOf = (name: string, size: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: qualityOf(name, size),
  [constants.BROTLI_PARAM_SIZE_HINT]: size,
  [constants.BROTLI_PARAM_LGWIN]: windowOf(size),
});

/** In bytes: to hand a smaller file to a thread takes as long as to compress it. */
const AT_HAND = 4 * 1024;

const brotliOf = (name: string, text: Uint8Array): Uint8Array | Promise<Uint8Array> => {
  const params = parametersOf(name, text.length);
  return text.length < AT_HAND ? brotliCompressSync(text, { params }) : brotli(text, { params });
};

/**
 * The compressed copies of a file, made or kept.
 *
 * Their bytes are part of the promise "same data, same bytes". Brotli's library gives the same on every machine and in
 * Node 20, 22 and 24 (tests/site/other-nodes.test.ts); Node's zlib is a build for each processor, so gzip is made by a
 * package in JavaScript, without a date.
 */
export async function compressed(name: string, text: Uint8Array, cache: FileCache) {
  const key = `compressed.${COPIES_BY}.${qualityOf(name, text.length)}.${hashOf(text, 32)}`;
  return apart(
    await cache.get(key, async () =>
      together(
        text.length > IN_PARTS ? await gzipInParts(text, cache) : gzipSync(text, GZIP),
        await brotliOf(name, text),
      ),
    ),
  );
}

/** Bytes that tell the length of the first of two copies. */
const LENGTH = 4;

/** Both copies of a file as one to keep: of a large programme, they are most of the files in the cache. */
function together(gz: Uint8Array, br: Uint8Array): Uint8Array {
  const length = Buffer.alloc(LENGTH);
  length.writeUInt32LE(gz.length);
  return Buffer.concat([length, gz, br]);
}

function apart(both: Uint8Array) {
  const end = LENGTH + Buffer.from(both.buffer, both.byteOffset).readUInt32LE();
  return { gz: both.subarray(LENGTH, end), br: both.subarray(end) };
}
