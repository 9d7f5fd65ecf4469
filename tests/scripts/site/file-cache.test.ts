import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { fileCache } from '../../../scripts/site/file-cache';
import { temporaryFolder } from '../../content/support/temporary-folder';

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

  it('go when a build has not asked for them, what another build is writing stays', async () => {
    const folder = newFolder();
    await fileCache(folder).get('old.png', async () => bytes('old'));
    writeFileSync(join(folder, 'other.png.1.new'), 'half');
    const cache = fileCache(folder);
    await cache.get('new.png', async () => bytes('new'));
    cache.prune();
    expect(readdirSync(folder).sort()).toEqual(['new.png', 'other.png.1.new']);
  });

  it('are made anew when another build has just pruned them', async () => {
    const folder = newFolder();
    const cache = fileCache(folder);
    await cache.get('a.png', async () => bytes('made'));
    fileCache(folder).prune();
    expect(Buffer.from(await cache.get('a.png', async () => bytes('again'))).toString()).toBe('again');
  });
});
