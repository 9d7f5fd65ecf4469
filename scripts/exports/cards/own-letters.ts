import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lookOf } from '../../../renderer/look/look';
import { hashOf } from '../../cache/hash-of.mjs';
import type { Content } from '../../content/content';

/** The fonts of the organisers' own that cards are set in, by the hashes of their contents. */
export function ownLetters(theme: Content['theme'], publicDir: string): readonly string[] {
  const { ownFont } = lookOf(theme);
  return [ownFont?.file, ownFont?.moreLetters].flatMap((file) =>
    file === undefined ? [] : [hashOf(readFileSync(join(publicDir, file)))],
  );
}
