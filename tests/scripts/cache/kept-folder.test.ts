import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
