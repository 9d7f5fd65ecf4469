import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { type FileCache, fileCache } from '../../../scripts/cache/file-cache';
import { gzipInParts } from '../../../scripts/site/gzip-in-parts';
import { temporaryFolder } from '../../content/support/temporary-folder';

/** As citations of a large conference: much stands there again, and no row is another's. */
const rows = (count: number) =>
  Buffer.from(
    Array.from(
      { length: count },
      (_, row) => `@article{${row}, pages = ${(row * 7919) % 60_013}, title = {On ${row % 977} things}}\n`,
    ).join(''),
  );

/** A cache that counts what is made for it. */
function counted(): { readonly cache: FileCache; readonly made: () => number } {
  const cache = fileCache(join(temporaryFolder(), 'cache'));
  let count = 0;
  const get: FileCache['get'] = (name, make) =>
    cache.get(name, () => {
      count += 1;
      return make();
    });
  return { cache: { ...cache, get }, made: () => count };
}

it('gives what it was given, whatever bits its parts end with', async () => {
  const { cache } = counted();
  const whole = rows(20_000);
  const lengths = Array.from({ length: 40 }, (_, step) => 1 + step * 1009);
  const one = Buffer.alloc(700_000, 'a');
  for (const bytes of [whole, one, Buffer.alloc(0), ...lengths.map((length) => whole.subarray(length, 3 * length))])
    expect(gunzipSync(await gzipInParts(bytes, cache)).equals(bytes)).toBe(true);
});

it('compresses a part anew, not a file, of which one word is longer', async () => {
  const { cache, made } = counted();
  const before = rows(20_000);
  await gzipInParts(before, cache);
  const first = made();
  expect(first).toBeGreaterThan(5);
  const middle = before.indexOf('things', before.length / 2);
  const after = Buffer.concat([before.subarray(0, middle), Buffer.from('some '), before.subarray(middle)]);
  const again = await gzipInParts(after, cache);
  // The one with the word, and the one that may repeat it.
  expect(made() - first).toBeLessThanOrEqual(2);
  expect(Buffer.compare(again, await gzipInParts(after, counted().cache))).toBe(0);
});

it('takes hardly more room than a file in one part', async () => {
  const bytes = rows(20_000);
  const { length } = await gzipInParts(bytes, counted().cache);
  expect(length).toBeLessThan(gzipSync(bytes, { level: 6 }).length * 1.1);
});
