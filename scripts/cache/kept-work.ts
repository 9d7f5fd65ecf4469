import { madeOnce } from '../../renderer/made-once';
import { answerTo } from '../../renderer/questions';
import type { FileCache } from './file-cache';
import { hashOf } from './hash-of.mjs';
import type { Notes } from './notes';
import { NAMES, noted, QUESTION } from './reads.mjs';

/** A thing that was made, and what of the content was read for it: collections, and answers to questions. */
interface Made {
  readonly bytes: Uint8Array | string;
  readonly reads: Iterable<string>;
}

/** A thing that was made before. */
interface Kept {
  readonly bytes: Uint8Array;
  readonly reads: readonly string[];
}

/** Things made of one content, kept by what they were made of. */
interface KeptWork {
  /** The thing that is kept under a name, if nothing has changed that was read when it was made. */
  readonly find: (name: string) => Kept | undefined;
  /** The present contents of all that was read for a thing: equal where the same code makes the same thing of them. */
  readonly keyOf: (reads: Notes) => string;
  readonly keep: (name: string, made: Made) => void;
}

/**
 * Keeps things by the code that makes them, by their name, which has to say everything else that they depend on, and by what
 * was read for them: first the list of that is found, then the thing made of its present values.
 */
function keptWork(cache: FileCache, version: string, content: object): KeptWork {
  const values = new Map<string, Sum>();
  const presentValue = (read: string) => {
    // Pages alone ask, and such content is rendered.
    if (read.startsWith(QUESTION))
      return answerTo(content as Parameters<typeof answerTo>[0], read.slice(QUESTION.length));
    return read === NAMES ? Object.keys(content) : Reflect.get(content, read);
  };
  /** What was read, with its present value: much of it is read for many things. */
  const sumOfRead = (read: string): Sum => {
    const known = values.get(read);
    if (known !== undefined) return known;
    // No name and no question has a line break.
    const made = sumOf(`${read}\n${JSON.stringify(presentValue(read)) ?? ''}`);
    values.set(read, made);
    return made;
  };
  const nameOfReads = (name: string) => `reads.${shortHash(JSON.stringify([version, name]))}.json`;
  const sumOfAll = (reads: Iterable<string>): Sum => {
    let [a, b, c, d] = NOTHING;
    for (const read of reads) {
      const sum = sumOfRead(read);
      a = (a + sum[0]) | 0;
      b = (b + sum[1]) | 0;
      c = (c + sum[2]) | 0;
      d = (d + sum[3]) | 0;
    }
    return [a, b, c, d];
  };
  const sumOfShared = madeOnce(sumOfAll);
  /** By the code and the name, too. */
  const nameOfWork = (name: string, reads: Iterable<string>) =>
    `work.${inHexadecimal(added(sumOf(JSON.stringify([version, name])), sumOfAll(reads)))}`;
  return {
    keyOf: ({ shared, own }) => inHexadecimal(added(sumOfShared(shared), sumOfAll(own))),
    find: (name) => {
      const kept = cache.find(nameOfReads(name));
      if (kept === undefined) return undefined;
      const reads = JSON.parse(Buffer.from(kept).toString()) as string[]; // kept below
      const bytes = cache.find(nameOfWork(name, reads));
      return bytes && { bytes, reads };
    },
    keep: (name, { bytes, reads }) => {
      const list = [...reads];
      cache.keep(nameOfReads(name), JSON.stringify(list.sort()));
      cache.keep(nameOfWork(name, list), bytes);
    },
  };
}

/** A file that is kept under its name alone: whoever reads it knows what it may be used for. */
export interface KeptFile {
  readonly find: () => Uint8Array | undefined;
  readonly keep: (bytes: Uint8Array | string) => void;
}

/** Keeps what is made of several contents, those of all editions. */
export interface Keeper {
  readonly of: (content: object) => KeptWork;
  /** What the same code has learnt, whatever the content. */
  readonly file: (name: string) => KeptFile;
}

export function keeperOf(cache: FileCache, version: string): Keeper {
  const works = new WeakMap<object, KeptWork>();
  return {
    of: (content) => {
      const known = works.get(content);
      if (known) return known;
      const made = keptWork(cache, version, content);
      works.set(content, made);
      return made;
    },
    file: (name) => {
      const path = `file.${shortHash(JSON.stringify([version, name]))}`;
      return { find: () => cache.find(path), keep: (bytes) => cache.keep(path, bytes) };
    },
  };
}

/** A thing made of some content, or the one that is kept. */
export async function keptOrMade<Content extends object>(
  keeper: Keeper | undefined,
  name: string,
  content: Content,
  make: (content: Content) => Promise<Uint8Array | string>,
): Promise<Uint8Array | string> {
  if (!keeper) return make(content);
  const kept = keeper.of(content);
  const found = kept.find(name);
  if (found) return found.bytes;
  const { content: noting, reads } = noted(content);
  const bytes = await make(noting);
  kept.keep(name, { bytes, reads });
  return bytes;
}

/** The first 128 bits of a hash, in fours of bytes: as many as no two things will ever share. */
type Sum = readonly [number, number, number, number];

const NOTHING: Sum = [0, 0, 0, 0];

/**
 * A hash that can be added to others. What a page was made of is a set of some thirty things, most of which are those of thousands of
 * other pages: its key is the sum of their hashes, each made once (an AdHash, Bellare and Micciancio 1997).
 */
function sumOf(text: string): Sum {
  const digits = hashOf(text);
  const four = (start: number) => Number.parseInt(digits.slice(start, start + 8), 16) | 0;
  return [four(0), four(8), four(16), four(24)];
}

const added = (one: Sum, other: Sum): Sum => [
  (one[0] + other[0]) | 0,
  (one[1] + other[1]) | 0,
  (one[2] + other[2]) | 0,
  (one[3] + other[3]) | 0,
];

const inHexadecimal = (sum: Sum) => sum.map((four) => (four >>> 0).toString(16).padStart(8, '0')).join('');

/** As many digits as no two things will ever share. */
const shortHash = (text: string) => hashOf(text, 32);
