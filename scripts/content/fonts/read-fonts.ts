import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FontMeasures } from '../../../shared/theme/fallback-faces';
import { cachedFact } from '../../cache/cached-fact';
import { codeOf } from '../../cache/code-of';
import { measureFont } from './measure-font';
import { glyphsOf } from './read-font';

/** Tells whether an address is that of a font. The schemas allow only this extension. */
export const isFont = (address: string): boolean => address.endsWith('.woff2');

/** What is known of a font: its measures, if it has Latin letters. */
export type ReadFont = FontMeasures | 'whole' | 'broken';

/** Reads the existing fonts that the data names. Share cards use those that can be read. */
export async function readFonts(
  addresses: Iterable<string>,
  assets: ReadonlyMap<string, number>,
  publicDir: string,
): Promise<ReadonlyMap<string, ReadFont>> {
  const found = new Map<string, ReadFont>();
  for (const address of new Set(addresses)) {
    if (assets.has(address)) found.set(address, await read(join(publicDir, address)));
  }
  return found;
}

/** Hash of the code that reads fonts. Results are cached, since loading the library and decompressing a font is slow. */
const READ_BY = codeOf('scripts/content/fonts/read-fonts.ts');

async function read(path: string): Promise<ReadFont> {
  try {
    const file = readFileSync(path);
    return await cachedFact(`measures by ${READ_BY}`, file, () => measured(file));
  } catch {
    return 'broken';
  }
}

async function measured(file: Buffer): Promise<ReadFont> {
  const { default: decompress } = await import('woff2-encoder/decompress');
  try {
    const font = Buffer.from(await decompress(file));
    return glyphsOf(font).size > 0 ? (measureFont(font) ?? 'whole') : 'broken';
  } catch {
    return 'broken';
  }
}
