import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cachedFact } from '../../cache/cached-fact';
import { codeOf } from '../../cache/code-of';
import { glyphsOf } from './read-font';

/** Tells whether an address is that of a font. The schemas allow only this extension. */
export const isFont = (address: string): boolean => address.endsWith('.woff2');

/** Checks which existing fonts that the data names can be read. Share cards use them. */
export async function readFonts(
  addresses: Iterable<string>,
  assets: ReadonlyMap<string, number>,
  publicDir: string,
): Promise<ReadonlyMap<string, 'whole' | 'broken'>> {
  const found = new Map<string, 'whole' | 'broken'>();
  for (const address of new Set(addresses)) {
    if (assets.has(address)) found.set(address, (await opens(join(publicDir, address))) ? 'whole' : 'broken');
  }
  return found;
}

/** Hash of the code that reads fonts. Results are cached, since loading the library and decompressing a font is slow. */
const READ_BY = codeOf('scripts/content/fonts/read-fonts.ts');

async function opens(path: string): Promise<boolean> {
  try {
    const file = readFileSync(path);
    return await cachedFact(`whether ${READ_BY} reads it`, file, () => canBeRead(file));
  } catch {
    return false;
  }
}

async function canBeRead(file: Buffer): Promise<boolean> {
  const { default: decompress } = await import('woff2-encoder/decompress');
  try {
    return glyphsOf(Buffer.from(await decompress(file))).size > 0;
  } catch {
    return false;
  }
}
