import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cachedFact } from '../../cache/cached-fact';
import { codeOf } from '../../cache/code-of';
import { glyphsOf } from './read-font';

/** Whether an address is that of a font; the schemas name fonts as files with this ending. */
export const isFont = (address: string): boolean => address.endsWith('.woff2');

/** Opens the fonts that the data names; of those that are there, which can be read. The cards of shared pages are set in them. */
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

/** What reads fonts; to load the library, and to unpack a font, takes a good part of the time of compiling small data. */
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
