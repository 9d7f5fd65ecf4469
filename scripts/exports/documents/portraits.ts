import { existsSync, readFileSync } from 'node:fs';
import { lecturersOf } from '../../../shared/format/speakers';
import type { Document, PublishedContent } from '../../../shared/model/content';
import { encodings } from '../../../shared/model/pictures/encodings';
import { hashOf } from '../../cache/hash-of.mjs';
import { assetPath } from '../../files/assets';
import { oneThreadedSharp } from '../pictures/one-threaded-sharp';

/** Portraits as documents have them, JPEG and square, by the addresses of the pictures. */
export type Portraits = ReadonlyMap<string, Uint8Array>;

/** Pixels, for 3 cm at 200 dots an inch. */
const SIDE = 240;

interface Portrait {
  readonly address: string;
  readonly path: string;
}

/** The portraits that a document shows, as far as they are there: those of the speakers, in a booklet. */
function shownIn({ kind }: Document, { speakers }: Pick<PublishedContent, 'speakers'>, publicDir: string): Portrait[] {
  if (kind !== 'booklet') return [];
  const addresses = new Set(speakers.flatMap(lecturersOf).flatMap(({ image }) => (image === undefined ? [] : [image])));
  return [...addresses]
    .map((address) => ({ address, path: assetPath(publicDir, address) }))
    .filter(({ path }) => existsSync(path));
}

/** The portraits of a document, made small enough for paid-for data. The same bytes on every machine. */
export async function portraitsOf(
  document: Document,
  content: Pick<PublishedContent, 'speakers'>,
  publicDir: string,
): Promise<Portraits> {
  const made = new Map<string, Uint8Array>();
  for (const { address, path } of shownIn(document, content, publicDir)) {
    const sharp = await oneThreadedSharp();
    // Where a picture is cut, the face is in its upper part.
    const square = sharp(readFileSync(path)).autoOrient().resize(SIDE, SIDE, { fit: 'cover', position: 'top' });
    made.set(address, await square.flatten({ background: '#ffffff' }).jpeg(encodings.jpeg.options).toBuffer());
  }
  return made;
}

/** What a document is made of beside the content: it is made anew when one of these has changed. */
export const filesOfDocument = (
  document: Document,
  content: Pick<PublishedContent, 'speakers'>,
  publicDir: string,
): readonly string[] => shownIn(document, content, publicDir).map(({ path }) => hashOf(readFileSync(path)));
