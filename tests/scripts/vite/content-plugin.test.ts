import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { compileInto } from '../../../scripts/compile/compile-into';
import { error, startOfFile } from '../../../scripts/content/report/diagnostics';
import { contentPlugin } from '../../../scripts/vite/content-plugin';
import { temporaryFolder } from '../../content/support/temporary-folder';

vi.mock(import('../../../scripts/compile/compile-into'));

const ofData = (message: string) => {
  const diagnostics = [error('missing-file', { file: 'data/conference.yaml', range: startOfFile }, message)];
  return { site: undefined, modules: [], publicDir: 'public', diagnostics, withWarnings: async () => diagnostics };
};

it('npm run dev shows a failed recompilation like any problem, and works again at the next save', async () => {
  const data = temporaryFolder();
  vi.stubEnv('CONTENT_DATA', data);
  const path = join(data, 'public', 'portrait.jpg');
  const gone = Object.assign(new Error('ENOENT'), { code: 'ENOENT', syscall: 'open', path });
  vi.mocked(compileInto)
    .mockRejectedValueOnce(gone)
    .mockResolvedValueOnce(ofData('First.'))
    .mockRejectedValueOnce(new TypeError('x is undefined'))
    .mockResolvedValue(ofData('Second.'));
  const server = await createServer({
    root: temporaryFolder(),
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [contentPlugin()],
  });
  onTestFinished(async () => {
    await server.close();
    vi.unstubAllEnvs();
  });
  const sent = vi.spyOn(server.ws, 'send');
  const shown = () => JSON.stringify(sent.mock.calls.at(-1) ?? []);
  const save = (edit: string) => writeFileSync(join(data, 'conference.yaml'), edit);

  // No page receives what is sent before it connects; pages ask for the last message when they connect.
  save('1');
  await expect.poll(shown, { timeout: 60_000 }).toContain('First.');
  save('2');
  await expect.poll(shown, { timeout: 60_000 }).toContain('The program itself failed');
  save('3');
  await expect.poll(shown, { timeout: 60_000 }).toContain('Second.');
});
