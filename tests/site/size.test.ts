import { expect, it } from 'vitest';
import { fileBytes, files } from './support/built-site';

/** What hosts take of a site of this size: it has to leave room for conferences of fifty times as many papers. */
const MOST_FILES = 1300;
const MOST_BYTES = 32_000_000;

it('has few files and bytes, and no compressed copies', () => {
  const bytes = [...files].reduce((sum, file) => sum + fileBytes(file).length, 0);
  expect(files.size).toBeLessThanOrEqual(MOST_FILES);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  expect([...files].filter((file) => /\.(?:br|gz)$/.test(file))).toEqual([]);
});
