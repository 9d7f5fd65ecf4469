import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { fileCache } from '../../../scripts/cache/file-cache';
import { compressSite } from '../../../scripts/site/compress';
import { siteFolder } from '../../../scripts/site/site-folder';
import { temporaryFolder } from '../../content/support/temporary-folder';

const text = (bytes: number) => 'On the measure of things. '.repeat(bytes).slice(0, bytes);

it('gives copies to every text that is longer than the headers that say so', async () => {
  const folder = temporaryFolder();
  const site = siteFolder(join(folder, 'site'), join(folder, 'none'), { find: () => undefined, keep: () => {} });
  const files = {
    'index.html': 300,
    'papers/by-title/index.html': 100_000,
    'search-data/words-0.json': 300,
    'news/index.html': 200,
    'citations/1.bib': 2000,
    'schedule.json': 3000,
    'proceedings.bib': 300_000,
  };
  for (const [name, bytes] of Object.entries(files)) site.write(name, name, text(bytes));
  await compressSite(site, fileCache(join(folder, 'cache')));
  const copied = site.names().filter((name) => name.endsWith('.br'));
  expect(copied.map((name) => name.slice(0, -'.br'.length)).sort()).toEqual([
    'citations/1.bib',
    'index.html',
    'papers/by-title/index.html',
    'proceedings.bib',
    'schedule.json',
    'search-data/words-0.json',
  ]);
  for (const copy of copied) {
    const name = copy.slice(0, -'.br'.length);
    expect(brotliDecompressSync(site.read(copy)).equals(site.read(name)), copy).toBe(true);
    expect(gunzipSync(site.read(`${name}.gz`)).equals(site.read(name)), name).toBe(true);
  }
});

it('takes both copies of a text from the cache, and makes others of another text', async () => {
  const folder = temporaryFolder();
  const cache = fileCache(join(folder, 'cache'));
  const copiesOf = async (build: string, contents: string) => {
    const site = siteFolder(join(folder, build), join(folder, 'none'), { find: () => undefined, keep: () => {} });
    site.write('index.html', build, contents);
    await compressSite(site, cache);
    return [site.read('index.html.gz'), site.read('index.html.br')] as const;
  };
  const first = await copiesOf('first', text(3000));
  expect(await copiesOf('second', text(3000))).toEqual(first);
  const [gz, br] = await copiesOf('edited', `${text(3000)}!`);
  expect(gunzipSync(gz).toString()).toBe(`${text(3000)}!`);
  expect(brotliDecompressSync(br).toString()).toBe(`${text(3000)}!`);
});
