import { readdirSync, readFileSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packedCache } from '../../../scripts/cache/packed-cache';
import { temporaryFolder } from '../../content/support/temporary-folder';
import { DAMAGES } from './support/damages';

const names = Array.from({ length: 1000 }, (_, number) => `work.${number}`);
const newFolder = () => join(temporaryFolder(), 'cache');
const visible = (folder: string) => readdirSync(folder).filter((name) => !name.startsWith('.'));
const packsIn = (folder: string) => visible(folder).filter((name) => name.startsWith('pack.'));

/** A folder in which a first build has kept a thousand files. */
function built(): string {
  const folder = newFolder();
  const cache = packedCache(folder);
  for (const name of names) cache.keep(name, `made of ${name}`);
  cache.prune();
  return folder;
}

const textOf = (cache: ReturnType<typeof packedCache>, name: string) => cache.find(name)?.toString();

describe('many small files kept between builds', () => {
  it('are kept in a pack, where the next build finds each', () => {
    const folder = built();
    expect(packsIn(folder)).toEqual(visible(folder));
    const next = packedCache(folder);
    expect(names.map((name) => Buffer.from(next.find(name) ?? []).toString())).toEqual(
      names.map((name) => `made of ${name}`),
    );
    expect(next.find('work.1000')).toBeUndefined();
  });

  it('are found while they wait', async () => {
    const cache = packedCache(newFolder());
    cache.keep('a', 'made');
    expect(textOf(cache, 'a')).toBe('made');
    expect(Buffer.from(await cache.get('a', async () => Buffer.from('again'))).toString()).toBe('made');
  });

  it('give way to what an edit has kept after them, by itself or in another pack', () => {
    const folder = built();
    const edit = packedCache(folder);
    edit.keep('work.7', 'mended');
    edit.prune();
    expect(textOf(packedCache(folder), 'work.7')).toBe('mended');
    expect(visible(folder)).toContain('work.7');
    const large = packedCache(folder);
    for (const name of names) large.keep(name, `made anew of ${name}`);
    large.prune();
    expect(packsIn(folder)).toHaveLength(2);
    expect(['work.7', 'work.8'].map((name) => textOf(packedCache(folder), name))).toEqual([
      'made anew of work.7',
      'made anew of work.8',
    ]);
  });

  it.each(DAMAGES)('are right or not found where a pack is %s', (_, damage) => {
    const folder = built();
    const [pack = ''] = packsIn(folder);
    const path = join(folder, pack);
    writeFileSync(path, damage(readFileSync(path)));
    const next = packedCache(folder);
    const found = names.map((name) => textOf(next, name));
    expect(found.filter((text, index) => text !== undefined && text !== `made of work.${index}`)).toEqual([]);
    expect(found).toContain(undefined);
  });

  it('are not found where a pack is half there or gone', () => {
    const folder = built();
    const [pack = ''] = packsIn(folder);
    truncateSync(join(folder, pack), 30_000);
    const next = packedCache(folder);
    expect(names.some((name) => next.find(name) === undefined)).toBe(true);
    truncateSync(join(folder, pack), 10);
    expect(packedCache(folder).find('work.1')).toBeUndefined();
  });

  it('stay as long as one of them is used', () => {
    const folder = built();
    const [pack = ''] = packsIn(folder);
    utimesSync(join(folder, pack), 0, 0);
    packedCache(folder).find('nothing of it');
    expect(statSync(join(folder, pack)).mtimeMs).toBe(0);
    packedCache(folder).find('work.1');
    expect(statSync(join(folder, pack)).mtimeMs).toBeGreaterThan(0);
  });

  it('are kept by themselves where they are large', () => {
    const folder = newFolder();
    const cache = packedCache(folder);
    cache.keep('list', Buffer.alloc(1_000_000));
    expect(readdirSync(folder)).toEqual(['list']);
  });
});
