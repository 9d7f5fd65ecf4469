import { inflateSync } from 'node:zlib';

/** Bytes of a WOFF header, of an entry of its directory, and of the same in an sfnt (WOFF 1.0, sections 3 and 4; OpenType, "Font file"). */
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const HEADER = 12;
const ENTRY = 16;

/**
 * A font without the compression of WOFF 1.0 (https://www.w3.org/TR/WOFF/): the same tables, as TrueType and OpenType have them.
 * fontkit unpacks a table of a WOFF file anew for each glyph that it takes from it.
 */
export function sfntOfWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = WOFF_HEADER + index * WOFF_ENTRY;
    const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      // A table that would not have become shorter is not compressed.
      data: packed < length ? inflateSync(bytes) : bytes,
    };
  });
  const header = Buffer.alloc(HEADER + count * ENTRY);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const selector = Math.floor(Math.log2(count));
  header.writeUInt16BE(16 * 2 ** selector, 6);
  header.writeUInt16BE(selector, 8);
  header.writeUInt16BE(16 * (count - 2 ** selector), 10);
  let offset = header.length;
  const parts = tables.map(({ tag, checksum, data }, index) => {
    const at = HEADER + index * ENTRY;
    tag.copy(header, at);
    header.writeUInt32BE(checksum, at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(data.length, at + 12);
    // Tables begin at multiples of four bytes.
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([header, ...parts]);
}
