import type { RasterFormat } from '../../../shared/model/pictures/formats';

/**
 * Tells whether a picture file is complete, without decoding it: most broken pictures are interrupted downloads and uploads. AVIF has no
 * end marker, so that only the build can tell.
 */
export function isWhole(bytes: Buffer, format: RasterFormat): boolean {
  switch (format) {
    case 'jpeg':
      return jpegIsWhole(bytes);
    case 'png':
      return pngIsWhole(bytes);
    case 'webp':
      // RIFF: the length of what follows the first eight bytes.
      return bytes.length >= 12 && bytes.readUInt32LE(4) + 8 <= bytes.length;
    case 'avif':
      return true;
  }
}

/** ITU T.81, annex B: segments, then coded data, which cannot contain the bytes of the end marker. */
function jpegIsWhole(bytes: Buffer): boolean {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const isStartOfScan = bytes[at + 1] === 0xda;
    at += 2 + bytes.readUInt16BE(at + 2);
    if (isStartOfScan) return bytes.indexOf(Buffer.of(0xff, 0xd9), at) !== -1;
  }
  return false;
}

/** PNG specification, section 5: chunks of a length, a name, the data and a checksum; the last is IEND. */
function pngIsWhole(bytes: Buffer): boolean {
  let at = 8;
  while (at + 12 <= bytes.length) {
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return true;
    at += 12 + bytes.readUInt32BE(at);
  }
  return false;
}
