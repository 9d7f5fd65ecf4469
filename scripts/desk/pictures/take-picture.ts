import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatOfBytes, formatOfName, type RasterFormat } from '../../../shared/model/pictures/formats';
import type { Size } from '../../../shared/model/pictures/uses';
import { isWhole } from '../../content/pictures/is-whole';
import { MAX_BYTES } from '../../content/pictures/read-pictures';
import { publicFolder } from '../../files/assets';
import { isWithin } from '../../files/is-within';
import { namesIn } from '../../files/names-in';
import { realPathOf } from '../../files/real-path';
import { writeAtomically } from '../../files/write-atomically';
import { drawingProblem } from './drawing-problem';

/** A picture that somebody has dropped into a cell. */
interface Dropped {
  readonly dataDir: string;
  /** The name of the file on their disk. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether to write a smaller version of a large picture. Undefined: propose it. */
  readonly smaller?: boolean;
}

/** What came of it. `code` and `message`, a sentence, say why a picture was refused. */
export type Taken =
  /** The address for the cell. */
  | { readonly address: string }
  /** A smaller version, in pixels and bytes. Nothing was written yet. */
  | { readonly proposal: Size & { readonly bytes: number } }
  | { readonly code: keyof typeof SENTENCES; readonly message: string };

const SENTENCES = {
  'too-large': 'The picture has more than 20 MB or too many pixels. Save it smaller.',
  format:
    'This is no picture that pages can show. Open it in a picture program, and save it as JPEG, PNG, WebP, AVIF or SVG.',
  broken: 'The picture is broken or incomplete. Get it again from its source, or save it again.',
  active:
    'The drawing contains scripts, or parts that are in other files. Save it as a plain SVG with all pictures embedded.',
  outside: 'The folder public/images leads out of public/, and the desk writes only there.',
} as const;

/** Pages show at most 1920 pixels (`pictureUses`); more leaves room for later. */
const LONGEST_SIDE = 2400;
const MANY_BYTES = 2 * 1024 * 1024;

/** A smaller version must save at least a fifth. */
const WORTHWHILE = 0.8;

/** Qualities of originals, of which the build makes the versions for pages. */
const QUALITIES = { jpeg: { quality: 88 }, png: { compressionLevel: 9 }, webp: { quality: 88 }, avif: { quality: 70 } };

/** Checks a picture, and writes it to `images/` in the public folder. Another file of its name is not overwritten. */
export async function takePicture({ dataDir, name, bytes, smaller }: Dropped): Promise<Taken> {
  const refused = (code: keyof typeof SENTENCES): Taken => ({ code, message: SENTENCES[code] });
  if (bytes.length > MAX_BYTES) return refused('too-large');
  const contents = Buffer.from(bytes);
  const format = formatOf(name, contents);
  if (format === undefined) return refused('format');
  const found = format === 'svg' ? await readDrawing(contents) : await readRaster(contents, format);
  if (typeof found === 'string') return refused(found);
  const proposal = smaller === false ? undefined : found.smaller;
  if (proposal && smaller === undefined) {
    const { data, info } = proposal;
    return { proposal: { width: info.width, height: info.height, bytes: data.length } };
  }
  const address = write(publicFolder(dataDir), await safeName(name, format), proposal?.data ?? contents);
  return address === undefined ? refused('outside') : { address };
}

/** The format of the contents counts: photographs from messengers often have the ending of another one. */
function formatOf(name: string, contents: Buffer): RasterFormat | 'svg' | undefined {
  const is = formatOfBytes(contents);
  if (is === undefined) return formatOfName(name) === 'svg' ? 'svg' : undefined;
  const own = formatOfName(`.${is}`);
  return own === 'svg' ? undefined : own;
}

/** A proper picture, with a smaller version if that is worthwhile. */
interface Proper {
  readonly smaller?: { readonly data: Buffer; readonly info: Size };
}

async function readDrawing(contents: Buffer): Promise<Proper | 'broken' | 'active'> {
  const problem = drawingProblem(contents);
  if (problem) return problem;
  const { default: sharp } = await import('sharp');
  return sharp(contents)
    .metadata()
    .then(
      () => ({}),
      () => 'broken' as const,
    );
}

/** Decodes the whole picture, as the build will: a file may also be broken in its middle. */
async function readRaster(contents: Buffer, format: RasterFormat): Promise<Proper | 'broken' | 'too-large'> {
  if (!isWhole(contents, format)) return 'broken';
  const { default: sharp } = await import('sharp');
  try {
    const { width, height, pages = 1 } = await sharp(contents, { limitInputPixels: false }).metadata();
    // What sharp and thus the build decodes at most.
    if (width * height > 0x3fff ** 2) return 'too-large';
    const isLarge = Math.max(width, height) > LONGEST_SIDE || contents.length > MANY_BYTES;
    if (!isLarge || pages > 1) {
      await sharp(contents).stats();
      return {};
    }
    const box = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true } as const;
    const image = sharp(contents).autoOrient().resize(box)[format](QUALITIES[format]);
    const smaller = await image.toBuffer({ resolveWithObject: true });
    return smaller.data.length < contents.length * WORTHWHILE ? { smaller } : {};
  } catch {
    return 'broken';
  }
}

/** Returns a name of Latin letters, digits and hyphens, which needs no escaping in an address, with the ending of the format. */
async function safeName(name: string, format: RasterFormat | 'svg') {
  const { default: anyAscii } = await import('any-ascii');
  const [, file = '', ending = ''] = /([^/\\]*?)(\.[^./\\]*)?$/.exec(name) ?? [];
  const stem = anyAscii(file)
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  // Windows cannot have files of these names.
  const isReserved = /^(?:|con|prn|aux|nul|com\d|lpt\d)$/.test(stem);
  return {
    stem: isReserved ? `picture${stem && `-${stem}`}` : stem,
    ending: formatOfName(ending) === format ? ending.toLowerCase() : `.${format === 'jpeg' ? 'jpg' : format}`,
  };
}

/** Writes the file under the first free name, and returns its address; undefined if that would be outside of the public folder. */
function write(publicDir: string, { stem, ending }: { stem: string; ending: string }, contents: Buffer) {
  const folder = join(publicDir, 'images');
  if (!isWithin(realPathOf(publicDir), realPathOf(folder))) return undefined;
  // Some disks do not distinguish upper and lower case.
  const taken = new Map(namesIn(folder).map((name) => [name.toLowerCase(), name]));
  for (let number = 1; ; number++) {
    const wanted = `${stem}${number === 1 ? '' : `-${number}`}${ending}`;
    const name = taken.get(wanted) ?? wanted;
    const path = join(folder, name);
    if (!taken.has(wanted)) writeAtomically([[path, contents]]);
    else if (!(lstatSync(path).isFile() && readFileSync(path).equals(contents))) continue;
    return `/images/${name}`;
  }
}
