import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { fileCache } from '../../../scripts/cache/file-cache.mjs';
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
      await cache.get(name, async () => bytes(name));
      const then = new Date(Date.now() - (age + 1) * 60_000);
      utimesSync(join(folder, name), then, then);
    }
    writeFileSync(join(folder, 'other.1.new'), 'half');
    await cache.get('used', () => Promise.reject(new Error('it is there')));
    cache.prune();
    expect(readdirSync(folder).sort()).toEqual(['other.1.new', 'used']);
  });

  it.each(DAMAGES)('are made anew where they are %s', async (_, damage) => {
    const folder = newFolder();
    const cache = fileCache(folder);
    await cache.get('a.png', async () => bytes('made'));
    const path = join(folder, 'a.png');
    writeFileSync(path, damage(readFileSync(path)));
    const get = async () => Buffer.from(await cache.get('a.png', async () => bytes('again'))).toString();
    expect([await get(), await get()]).toEqual(['again', 'again']);
  });
});
