import { crc32 } from 'node:zlib';
import { Deflate } from 'fflate';
import { codeOf } from '../cache/code-of';
import type { FileCache } from '../cache/file-cache';
import { hashOf } from '../cache/hash-of.mjs';

/** How a part is made of its bytes. */
const MADE_BY = codeOf('scripts/site/gzip-in-parts.ts');

/** Bytes before a part that it may repeat: deflate looks no further back (RFC 1951, 2). */
const WINDOW = 32 * 1024;

/** Bytes of a part. */
const LEAST = 32 * 1024;
const MOST = 512 * 1024;

/** A part ends where so many bits of a sum over the bytes before are zero: after one in 16,384 bytes, if they are like chance. */
const ZERO_BITS = 14;

/** The part of a byte has left the sum after so many others: each moves it by a bit. */
const REACH = 32;

/** Of the sum, a number for each byte; which ones does not matter, as long as they are spread. */
const SPREAD = Uint32Array.from({ length: 256 }, (_, byte) => Math.imul(byte + 1, 0x9e3779b1) ^ (byte << 7));

const LEVEL = 6;

/** Memory for the places of repeated bytes, as a power of 2 of 4 kB: as much as a part can use. */
const MEMORY = 4;

/** RFC 1952: the method is deflate, there is no date, and it was made on Unix, wherever. */
const HEAD = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3);

/** The length of an empty block that is stored as it is, which begins at a whole byte: none, and what says so again. */
const EMPTY = [0, 0, 0xff, 0xff];

/** An empty last block of deflate. */
const END = Uint8Array.of(3, 0);

/**
 * Compresses a large file in parts, which are kept: after an edit, only the part is compressed again in which something has changed.
 * Parts end where the bytes before say so, and not at a place in the file, which a longer word would move. Programs get one
 * file of gzip (RFC 1952) of one member.
 */
export async function gzipInParts(bytes: Uint8Array, cache: FileCache): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let start = 0;
  for (const end of endsOfParts(bytes)) {
    const before = bytes.subarray(Math.max(0, start - WINDOW), start);
    const part = bytes.subarray(start, end);
    const name = `part.${MADE_BY}.${hashOf(bytes.subarray(start - before.length, end), 32)}.${part.length}`;
    parts.push(await cache.get(name, async () => deflated(part, before)));
    start = end;
  }
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(crc32(bytes), 0);
  tail.writeUInt32LE(bytes.length % 2 ** 32, 4);
  return Buffer.concat([HEAD, ...parts, END, tail]);
}

/** Where the parts of a file end; the last one at its end. */
function endsOfParts(bytes: Uint8Array): readonly number[] {
  const ends: number[] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = endOfPart(bytes, start);
    ends.push(end);
    start = end;
  }
  return ends;
}

function endOfPart(bytes: Uint8Array, start: number): number {
  const most = Math.min(start + MOST, bytes.length);
  let sum = 0;
  for (let at = start + LEAST - REACH; at < most; at += 1) {
    // The loop ends before the bytes do: what is read is always there.
    sum = ((sum << 1) + (SPREAD[bytes[at] as number] as number)) | 0;
    if (sum >>> (32 - ZERO_BITS) === 0 && at + 1 >= start + LEAST) return at + 1;
  }
  return most;
}

/** What fflate 0.8 keeps of a stream: the bits of its last byte that is not whole, above the number of them in the lowest three. */
interface Unfinished {
  readonly s: { readonly r: number };
}

/** Blocks of deflate that end at a whole byte, so that others can follow. */
function deflated(part: Uint8Array, before: Uint8Array): Uint8Array {
  const blocks: Uint8Array[] = [];
  const deflate = new Deflate({ level: LEVEL, mem: MEMORY, dictionary: before }, (block) => blocks.push(block));
  deflate.push(part);
  deflate.flush();
  // `flush(true)` should do this: it takes the bits for a number of bits, and forgets that a block begins with three of them.
  const { r } = (deflate as unknown as Unfinished).s; // a test inflates what comes of it
  const heads = (r & 7) + 3 > 8 ? [r >> 3, 0] : [r >> 3];
  return Buffer.concat([...blocks, Uint8Array.of(...heads, ...EMPTY)]);
}
