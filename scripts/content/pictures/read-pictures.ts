import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { formatOfBytes, formatOfName, type RasterFormat } from '../../../shared/model/pictures/formats';
import type { Size } from '../../../shared/model/pictures/uses';
import { cachedFact } from '../../cache/cached-fact';
import { codeOf } from '../../cache/code-of';
import { hashOf } from '../../cache/hash-of.mjs';
import { assetPath } from '../../files/assets';
import { drawingSize } from './drawing-size';
import { isWhole } from './is-whole';

/** A picture made of pixels. */
interface Raster extends Size {
  readonly kind: 'raster';
  readonly format: RasterFormat;
  /** SHA-256 of the file, in hexadecimal. */
  readonly digest: string;
  /** Hash of the code that makes the sizes. */
  readonly madeBy: string;
}

/** The contents of a file that the data names as a picture. */
export type PictureFile =
  /** `size`: its natural size, if it states one. */
  | { readonly kind: 'svg'; readonly size?: Size | undefined }
  | Raster
  | { readonly kind: 'broken' }
  /** The extension is not that of a supported format. */
  | { readonly kind: 'unknown-ending' }
  /** `is`: the format of its contents, if known. */
  | { readonly kind: 'other-format'; readonly is: string | undefined }
  | { readonly kind: 'too-many-bytes'; readonly bytes: number };

/** Even photographs of good cameras have fewer bytes; larger files are a mistake and slow down builds. */
export const MAX_BYTES = 20 * 1024 * 1024;

/**
 * Reads picture files by address; addresses that are not in `assets` are left out. Pictures are not decoded: only the header is read, and
 * the bytes are hashed for the names of resized pictures. Drawings in `drawn`, which the build rasterises, are opened with the library
 * that will draw them.
 */
export async function readPictures(
  addresses: Iterable<string>,
  assets: ReadonlyMap<string, number>,
  publicDir: string,
  drawn: ReadonlySet<string> = new Set(),
): Promise<ReadonlyMap<string, PictureFile>> {
  const found = new Map<string, PictureFile>();
  for (const address of new Set(addresses)) {
    const bytes = assets.get(address);
    if (bytes === undefined) continue;
    const path = assetPath(publicDir, address);
    const file = await readPicture(path, bytes);
    const isBroken = file.kind === 'svg' && drawn.has(address) && !(await canBeDrawn(path));
    found.set(address, isBroken ? { kind: 'broken' } : file);
  }
  return found;
}

async function readPicture(path: string, bytes: number): Promise<PictureFile> {
  const expected = formatOfName(path);
  if (expected === undefined) return { kind: 'unknown-ending' };
  if (expected === 'svg') {
    const beginning = beginningOf(path);
    const is = formatOfBytes(beginning);
    return is === undefined
      ? { kind: 'svg', size: drawingSize(new TextDecoder().decode(beginning)) }
      : { kind: 'other-format', is };
  }
  if (bytes > MAX_BYTES) return { kind: 'too-many-bytes', bytes };
  const file = readFileSync(path);
  const is = formatOfBytes(file);
  if (is !== expected) return { kind: 'other-format', is };
  return isWhole(file, expected) ? readHeader(file, expected) : { kind: 'broken' };
}

/** Hash of the code that reads pictures. Results are cached, since loading the library takes longer than compiling the data. */
const READ_BY = codeOf('scripts/content/pictures/read-pictures.ts');

const MADE_BY = codeOf('scripts/exports/pictures/make-picture.ts');

async function canBeDrawn(path: string): Promise<boolean> {
  const file = readFileSync(path);
  return cachedFact(`whether ${READ_BY} draws it`, file, async () => {
    const { default: sharp } = await import('sharp');
    try {
      await sharp(file).metadata();
      return true;
    } catch {
      return false;
    }
  });
}

async function readHeader(file: Buffer, format: RasterFormat): Promise<PictureFile> {
  const size = await cachedFact(`size by ${READ_BY}`, file, async () => {
    const { default: sharp } = await import('sharp');
    try {
      const { width, height } = (await sharp(file, { limitInputPixels: false }).metadata()).autoOrient;
      return { width, height };
    } catch {
      return null;
    }
  });
  return size ? { kind: 'raster', format, digest: hashOf(file), madeBy: MADE_BY, ...size } : { kind: 'broken' };
}

/** Reads the beginning of a file: enough to detect its format, and for the root's start tag of a drawing. */
function beginningOf(path: string): Uint8Array {
  const start = Buffer.alloc(16 * 1024);
  const file = openSync(path, 'r');
  try {
    return start.subarray(0, readSync(file, start));
  } finally {
    closeSync(file);
  }
}
