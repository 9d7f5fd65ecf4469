import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { fileCache } from '../../../scripts/cache/file-cache';
import { temporaryFolder } from '../../content/support/temporary-folder';
import { DAMAGES } from './support/damages';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const newFolder = () => join(temporaryFolder(), 'cache');

describe('files kept between builds', () => {
  it('are made once, and found by the next build', async () => {
    const folder = newFolder();
    const make = vi.fn(async () => bytes('made'));
    expect(Buffer.from(await fileCache(folder).get('a.png', make)).toString()).toBe('made');
    expect(Buffer.from(await fileCache(folder).get('a.png', make)).toString()).toBe('made');
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('are not kept when making them fails', async () => {
    const cache = fileCache(newFolder());
    await expect(cache.get('a.png', () => Promise.reject(new Error('no such picture')))).rejects.toThrow('no such');
    expect(Buffer.from(await cache.get('a.png', async () => bytes('made'))).toString()).toBe('made');
  });

  it('appear in whole only, while two builds make the same', async () => {
    const folder = newFolder();
    const seen: (readonly string[])[] = [];
    const make = async () => {
      seen.push(existsSync(folder) ? readdirSync(folder) : []);
      return bytes('made');
    };
    const both = await Promise.all([fileCache(folder).get('a.png', make), fileCache(folder).get('a.png', make)]);
    expect(both.map((each) => Buffer.from(each).toString())).toEqual(['made', 'made']);
    expect(seen.flat().filter((name) => name !== 'a.png')).toEqual([]);
    expect(readdirSync(folder)).toEqual(['a.png']);
  });

  it('go when there is no room and nobody has used them for longest; what another build is writing stays', async () => {
    const folder = newFolder();
    const cache = fileCache(folder, 14);
    for (const [age, name] of ['new', 'used', 'old'].entries()) {
      cache.keep(name, bytes(name));
      const then = new Date(Date.now() - (age + 1) * 60_000);
      utimesSync(join(folder, name), then, then);
    }
    writeFileSync(join(folder, 'other.1.new'), 'half');
    cache.find('used');
    // What the cache notes for itself begins with a full stop.
    const names = () =>
      readdirSync(folder)
        .filter((name) => !name.startsWith('.'))
        .sort();
    cache.prune();
    expect(names()).toEqual(['other.1.new', 'used']);
    cache.keep('b', bytes('b'));
    cache.prune();
    expect(names()).toEqual(['b', 'other.1.new', 'used']);
    const another = fileCache(folder, 14);
    another.keep('late', bytes('late'));
    const later = new Date(Date.now() + 60_000);
    utimesSync(join(folder, 'late'), later, later);
    // Once full it gives up a quarter of its room, so that the next edits need not prune it again.
    another.prune();
    expect(names()).toEqual(['late', 'other.1.new']);
  });

  it.each(DAMAGES)('are made anew where they are %s', async (_, damage) => {
    const folder = newFolder();
    const cache = fileCache(folder);
    await cache.get('a.png', async () => bytes('made'));
    const path = join(folder, 'a.png');
    writeFileSync(path, damage(readFileSync(path)));
    expect(cache.find('a.png')).toBeUndefined();
    expect(Buffer.from(await cache.get('a.png', async () => bytes('again'))).toString()).toBe('again');
    expect(cache.find('a.png')?.toString()).toBe('again');
  });

  it('are pruned where the note of their size is damaged', () => {
    const folder = newFolder();
    fileCache(folder, 6).keep('a', bytes('a'));
    writeFileSync(join(folder, '.size'), Buffer.alloc(8));
    const cache = fileCache(folder, 0);
    cache.keep('b', bytes('b'));
    cache.prune();
    expect(readdirSync(folder)).toEqual(['.size']);
  });

  it('are made anew when another build has just pruned them', async () => {
    const folder = newFolder();
    const cache = fileCache(folder);
    await cache.get('a.png', async () => bytes('made'));
    fileCache(folder, 0).prune();
    expect(Buffer.from(await cache.get('a.png', async () => bytes('again'))).toString()).toBe('again');
  });
});
