import { closeSync, openSync, readSync, utimesSync } from 'node:fs';
import { hashOf } from './hash-of.mjs';
import { sealed, unsealed } from './sealed.mjs';

/** The head of a pack: how many files are in it, then a row for each in the order of their keys. */
const COUNT = 4;

/** Bytes of the hash of a name, as many as no two names will ever share; the row adds where its file begins, and its length. */
const KEY = 16;
const ROW = KEY + 4 + 4;

const keyOf = (name: string) => Buffer.from(hashOf(name, 2 * KEY), 'hex');

/** Many small files as one. */
export function packed(files: ReadonlyMap<string, Uint8Array>): Buffer {
  const rows = [...files]
    .map(([name, bytes]) => ({ key: keyOf(name), bytes: sealed(bytes) }))
    .sort((one, other) => Buffer.compare(one.key, other.key));
  const head = Buffer.alloc(COUNT + rows.length * ROW);
  head.writeUInt32LE(rows.length, 0);
  let start = head.length;
  for (const [index, { key, bytes }] of rows.entries()) {
    const row = COUNT + index * ROW;
    head.set(key, row);
    head.writeUInt32LE(start, row + KEY);
    head.writeUInt32LE(bytes.length, row + KEY + 4);
    start += bytes.length;
  }
  return Buffer.concat([head, ...rows.map(({ bytes }) => bytes)], start);
}

/** Reads a file from a pack, if it is there and whole, by its name. */
export type FindInPack = (name: string) => Buffer | undefined;

/** Opens a pack, of which the head stays in memory: two dozen bytes for each file. Another build may remove it meanwhile. */
export function openPack(path: string): FindInPack {
  const count = bytesOf(path, 0, COUNT)?.readUInt32LE(0) ?? 0;
  const rows = bytesOf(path, COUNT, count * ROW) ?? Buffer.alloc(0);
  let isUsed = false;
  return (name) => {
    const row = rowOf(keyOf(name), rows);
    if (row === undefined) return undefined;
    const found = unsealed(bytesOf(path, rows.readUInt32LE(row + KEY), rows.readUInt32LE(row + KEY + 4)));
    if (found && !isUsed) isUsed = touch(path);
    return found;
  };
}

/** Where the row of a key begins: each step leaves half of them. */
function rowOf(key: Buffer, rows: Buffer): number | undefined {
  let [from, to] = [0, rows.length / ROW];
  while (from < to) {
    const middle = (from + to) >> 1;
    const row = middle * ROW;
    const order = key.compare(rows, row, row + KEY);
    if (order === 0) return row;
    if (order < 0) to = middle;
    else from = middle + 1;
  }
  return undefined;
}

/** Some bytes of a file; nothing if they are not all there. */
function bytesOf(path: string, start: number, length: number): Buffer | undefined {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const bytes = Buffer.allocUnsafeSlow(length);
    return readSync(file, bytes, 0, length, start) === length ? bytes : undefined;
  } catch {
    return undefined;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** Its date tells when a pack was used last. */
function touch(path: string): boolean {
  try {
    const now = new Date();
    utimesSync(path, now, now);
  } catch {
    // Another build prunes it in this moment.
  }
  return true;
}
