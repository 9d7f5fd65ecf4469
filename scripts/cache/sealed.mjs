import { crc32 } from 'node:zlib';

/** Bytes behind the contents. */
const LENGTH = 4;

/** The sum of no bytes: with zero, a file of zeros would be whole. */
const START = 0x5ea1ed;

/**
 * Some contents with a checksum behind them, by which `unsealed` knows them again: a disk that was full, a power cut or a synchronised
 * folder leaves files that are cut off, or of zeros.
 *
 * @param {string | Uint8Array} contents
 */
export function sealed(contents) {
  const bytes = Buffer.from(contents);
  const sum = Buffer.alloc(LENGTH);
  sum.writeUInt32LE(crc32(bytes, START));
  return Buffer.concat([bytes, sum]);
}

/**
 * The contents, if they are what was sealed.
 *
 * @param {Buffer | undefined} bytes
 * @returns {Buffer | undefined}
 */
export function unsealed(bytes) {
  if (bytes === undefined || bytes.length < LENGTH) return undefined;
  const contents = bytes.subarray(0, -LENGTH);
  return bytes.readUInt32LE(contents.length) === crc32(contents, START) ? contents : undefined;
}
