import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { compileInto } from '../../../scripts/compile/compile-into';
import { error, startOfFile } from '../../../scripts/content/report/diagnostics';
import { EVENTS } from '../../../scripts/dev/addresses';
import { devSite } from '../../../scripts/dev/dev-site';
import { listen } from '../../../scripts/serve/listen';
import { inTurn } from '../../../scripts/serve/site-server';
import { temporaryFolder } from '../../content/support/temporary-folder';

vi.mock(import('../../../scripts/compile/compile-into'));

const ofData = (message: string) => {
  const diagnostics = [error('missing-file', { file: 'data/conference.yaml', range: startOfFile }, message)];
  return { site: undefined, modules: [], publicDir: 'public', diagnostics, withWarnings: async () => diagnostics };
};

/** Serves the site of a new data folder, which is compiled as mocked. */
async function serve() {
  const data = temporaryFolder();
  const site = await devSite({
    data,
    script: '/client.js',
    renderPage: () => Promise.reject(new Error('No page.')),
    deskFiles: async () => ({ script: '', style: '' }),
  });
  const server = createServer(inTurn([site.files, site.pages]));
  const address = await listen(server, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => {
    site.close();
    server.close();
  });
  return { data, origin: address.replace(/\/$/, '') };
}

/** Connects as a page does; the result gives all that was sent. */
async function connect(origin: string) {
  const response = await fetch(origin + EVENTS);
  let sent = '';
  void (async () => {
    for await (const chunk of response.body ?? []) sent += Buffer.from(chunk).toString();
  })();
  return () => sent;
}

it('dev shows a failed recompilation like any problem, and works again at the next save', async () => {
  const gone = Object.assign(new Error('ENOENT'), { code: 'ENOENT', syscall: 'open', path: 'portrait.jpg' });
  vi.mocked(compileInto)
    .mockRejectedValueOnce(gone)
    .mockResolvedValueOnce(ofData('First.'))
    .mockRejectedValueOnce(new TypeError('x is undefined'))
    .mockResolvedValue(ofData('Second.'));
  const { data, origin } = await serve();
  const sent = await connect(origin);
  const save = (edit: string) => writeFileSync(join(data, 'conference.yaml'), edit);

  await expect.poll(sent, { timeout: 60_000 }).toContain('portrait.jpg cannot be opened');
  save('1');
  await expect.poll(sent, { timeout: 60_000 }).toContain('First.');
  save('2');
  await expect.poll(sent, { timeout: 60_000 }).toContain('The program itself failed');
  save('3');
  await expect.poll(sent, { timeout: 60_000 }).toContain('Second.');

  const response = await fetch(`${origin}/any-page`);
  expect(response.status).toBe(500);
  expect(await response.text()).toMatch(
    /Fix the data errors to see the site.*<script type="module" src="\/client.js"/s,
  );
});
