import { formatOfBytes } from '../../../shared/model/pictures/formats';

/** Why an original picture cannot be published. */
export type Obstacle = 'broken' | 'metadata';

/**
 * Removes metadata from a photograph: place, time, owner, and thumbnails of earlier versions. Pixels, orientation and colour profiles
 * stay. Other files are returned unchanged.
 */
export function withoutMetadata(bytes: Buffer): Buffer | Obstacle {
  const strip = strippers[formatOfBytes(bytes) ?? ''];
  if (strip === undefined) return bytes;
  try {
    return strip(bytes);
  } catch {
    // A length points beyond the end of the file.
    return 'broken';
  }
}

const strippers: Readonly<Record<string, (bytes: Buffer) => Buffer | Obstacle>> = {
  jpeg: strippedJpeg,
  png: strippedPng,
  webp: strippedWebp,
  // Their metadata is spread over tables of offsets.
  avif: (bytes) => (bytes.includes('Exif') || bytes.includes('rdf+xml') ? 'metadata' : bytes),
  heic: () => 'metadata',
  tiff: () => 'metadata',
};

/** ITU T.81, annex B. Keeps the segments of the picture itself, JFIF, Adobe's colour transform and profiles. */
function strippedJpeg(bytes: Buffer): Buffer | Obstacle {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) return 'broken';
    const marker = bytes[at + 1] ?? 0;
    // Any number of these bytes may precede a marker.
    if (marker === 0xff) at++;
    // Another picture or a video, with its own metadata, may follow the end.
    else if (marker === 0xd9) return Buffer.concat([...kept, bytes.subarray(at, at + 2)]);
    else {
      const end = at + 2 + bytes.readUInt16BE(at + 2);
      kept.push(...segmentOf(marker, bytes.subarray(at, end)));
      at = end;
      if (marker !== 0xda) continue;
      at = endOfScan(bytes, end);
      kept.push(bytes.subarray(end, at));
    }
  }
  return 'broken';
}

function segmentOf(marker: number, segment: Buffer): Buffer[] {
  const says = (name: string) => segment.toString('latin1', 4, 4 + name.length) === name;
  if (marker === 0xe1 && says('Exif\0\0')) {
    const turned = orientationOnly(segment.subarray(10));
    if (turned === undefined) return [];
    const payload = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), turned]);
    return [Buffer.of(0xff, 0xe1, 0, payload.length + 2), payload];
  }
  const isApplication = marker >= 0xe0 && marker <= 0xef;
  const isOfThePicture = says('JFIF\0') || says('ICC_PROFILE\0') || says('Adobe');
  return (isApplication && !isOfThePicture) || marker === 0xfe ? [] : [segment];
}

/** Coded data ends at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, start: number): number {
  let at = bytes.indexOf(0xff, start);
  while (at !== -1) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  return bytes.length;
}

const PNG_METADATA = new Set(['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf']);

/** PNG specification, section 5: chunks of a length, a name, the data and a checksum, up to IEND. */
function strippedPng(bytes: Buffer): Buffer | Obstacle {
  const kept: Buffer[] = [bytes.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return 'broken';
    if (!PNG_METADATA.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return 'broken';
}

/** RFC 9649: RIFF chunks; VP8X has a bit for each kind of metadata. */
function strippedWebp(bytes: Buffer): Buffer | Obstacle {
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return 'broken';
  const kept: Buffer[] = [Buffer.from(bytes.subarray(0, 12))];
  let at = 12;
  while (at + 8 <= end) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const next = at + 8 + size + (size % 2);
    if (next > end) return 'broken';
    const chunk = Buffer.from(bytes.subarray(at, next));
    if (name === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~(EXIF_BIT | XMP_BIT), 8);
    if (name !== 'EXIF' && name !== 'XMP ') kept.push(chunk);
    at = next;
  }
  const stripped = Buffer.concat(kept);
  stripped.writeUInt32LE(stripped.length - 8, 4);
  return stripped;
}

const EXIF_BIT = 0x08;
const XMP_BIT = 0x04;

const ORIENTATION = 0x0112;

/** Makes a TIFF header that has only the orientation of the given one; undefined if it has none. */
function orientationOnly(tiff: Buffer): Buffer | undefined {
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const table = long(4);
  const entries = Array.from({ length: short(table) }, (_, index) => table + 2 + index * 12);
  const entry = entries.find((at) => short(at) === ORIENTATION);
  if (entry === undefined) return undefined;
  // "MM", 42, table at offset 8; one entry: tag, type short, count 1, value; no next table.
  const made = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  made.writeUInt16BE(short(entry + 8), 18);
  return made;
}
