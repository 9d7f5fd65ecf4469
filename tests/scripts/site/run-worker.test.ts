import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { runWorker } from '../../../scripts/site/run-worker';
import { temporaryFolder } from '../../content/support/temporary-folder';

const fileOf = (text: string) => {
  const path = join(temporaryFolder(), 'worker.mjs');
  writeFileSync(path, text);
  return pathToFileURL(path);
};

describe('a part of the build that has a process of its own', () => {
  it('gets its data, and is heard but for known warnings, as a build for production', async () => {
    const heard: unknown[] = [];
    vi.spyOn(console, 'log').mockImplementation((line: unknown) => heard.push(line));
    const file = fileOf(`
      console.log('The vite-plugin-ssr project has been renamed to Vike');
      console.log(JSON.parse(process.argv[2]).folder, process.env.NODE_ENV, process.pid !== ${process.pid});
    `);
    await runWorker(file, { folder: 'a b' });
    expect(heard).toEqual(['a b production true']);
  });

  it('fails with the problem that it sends', async () => {
    const file = fileOf(`process.send(new RangeError('The disk is full.'), () => process.exit(1));`);
    await expect(runWorker(file, {})).rejects.toThrow(new RangeError('The disk is full.'));
  });

  it.each([
    ['a signal', `process.kill(process.pid, 'SIGKILL');`, 'SIGKILL'],
    ['a status', 'process.exit(3);', 'status 3'],
  ])('fails where it ends by %s', async (_, text, why) => {
    await expect(runWorker(fileOf(text), {})).rejects.toThrow(`A part of the build was ended from outside: ${why}.`);
  });
});
