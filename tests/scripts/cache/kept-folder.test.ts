import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { keptFolder } from '../../../scripts/cache/kept-folder.mjs';
import { temporaryFolder } from '../../content/support/temporary-folder';
import { DAMAGES } from './support/damages';

const newCache = () => join(temporaryFolder(), 'cache');
const filling = () => vi.fn(async (folder: string) => writeFileSync(join(folder, 'bundle.js'), 'made'));

describe('a folder kept between commands', () => {
  it('is filled once for its version', async () => {
    const cache = newCache();
    const fill = filling();
    const folder = await keptFolder('tools', 'a1', fill, cache);
    expect(readFileSync(join(folder, 'bundle.js'), 'utf8')).toBe('made');
    expect(await keptFolder('tools', 'a1', fill, cache)).toBe(folder);
    expect(fill).toHaveBeenCalledTimes(1);
    expect(await keptFolder('tools', 'a2', fill, cache)).not.toBe(folder);
    expect(fill).toHaveBeenCalledTimes(2);
  });

  it.each(DAMAGES)('is filled anew where a file of it is %s', async (_, damage) => {
    const cache = newCache();
    for (const name of ['bundle.js', '.sums']) {
      const fill = filling();
      const folder = await keptFolder('tools', 'a1', fill, cache);
      writeFileSync(join(folder, 'later'), 'added');
      expect(await keptFolder('tools', 'a1', fill, cache)).toBe(folder);
      const path = join(folder, name);
      writeFileSync(path, damage(readFileSync(path)));
      const again = filling();
      await keptFolder('tools', 'a1', again, cache);
      expect(again).toHaveBeenCalledTimes(1);
      expect([readdirSync(cache), readdirSync(folder)]).toEqual([['tools.a1'], ['.sums', 'bundle.js']]);
    }
  });

  it('is not there when filling it fails', async () => {
    const cache = newCache();
    const fail = async (folder: string) => {
      writeFileSync(join(folder, 'bundle.js'), 'half');
      throw new Error('no such module');
    };
    await expect(keptFolder('tools', 'a1', fail, cache)).rejects.toThrow('no such module');
    expect(readdirSync(cache)).toEqual([]);
  });

  it('is that of another command which has made the same meanwhile', async () => {
    const cache = newCache();
    const overtaken = async (folder: string) => {
      writeFileSync(join(folder, 'bundle.js'), 'late');
      mkdirSync(join(cache, 'tools.a1'));
      writeFileSync(join(cache, 'tools.a1', 'bundle.js'), 'early');
    };
    const folder = await keptFolder('tools', 'a1', overtaken, cache);
    expect(readFileSync(join(folder, 'bundle.js'), 'utf8')).toBe('early');
    expect(readdirSync(cache)).toEqual(['tools.a1']);
  });

  it('goes when there are three of other versions that somebody has used later', async () => {
    const cache = newCache();
    const versions = ['a1', 'a2', 'a3', 'a4', 'a5'];
    for (const [age, version] of versions.entries()) {
      const folder = await keptFolder('tools', version, filling(), cache);
      const then = new Date(Date.now() - (versions.length - age) * 60_000);
      utimesSync(folder, then, then);
    }
    await keptFolder('tools', 'a2', filling(), cache);
    await keptFolder('bundle', 'a1', filling(), cache);
    expect(readdirSync(cache).sort()).toEqual(['bundle.a1', 'tools.a2', 'tools.a3', 'tools.a4', 'tools.a5']);
    await keptFolder('tools', 'a6', filling(), cache);
    expect(readdirSync(cache).sort()).toEqual(['bundle.a1', 'tools.a2', 'tools.a4', 'tools.a5', 'tools.a6']);
  });

  it('leaves nothing of a command that was interrupted, and all of one that is running', async () => {
    const cache = newCache();
    // No process has such a number (Linux: at most 2^22; macOS: 99998; Windows: multiples of four).
    const names = ['.filling.bundle.2147483647', '.leaving.tools.2147483647', `.filling.bundle.${process.pid}`];
    for (const name of names) mkdirSync(join(cache, name), { recursive: true });
    await keptFolder('tools', 'a1', filling(), cache);
    expect(readdirSync(cache).sort()).toEqual([`.filling.bundle.${process.pid}`, 'tools.a1']);
    expect(existsSync(join(cache, 'tools.a1', 'bundle.js'))).toBe(true);
  });
});
