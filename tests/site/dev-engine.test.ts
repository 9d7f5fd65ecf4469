import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { inEngine } from '../../scripts/bootstrap/project.mjs';
import { SANDBOX_API } from '../../scripts/payment-sandbox/paths';
import { contentPlugin } from '../../scripts/vite/content-plugin';
import { baseData } from '../content/support/fixture';
import { temporaryFolder } from '../content/support/temporary-folder';

it("npm run dev shows pages and edits with Vite's server", async () => {
  const data = join(temporaryFolder(), 'data');
  cpSync(baseData, data, { recursive: true });
  vi.stubEnv('PAYMENT_API', SANDBOX_API);
  const server = await createServer({
    root: inEngine('.'),
    configFile: inEngine('vite.config.ts'),
    plugins: [contentPlugin({ data })],
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0 },
    // Bundling packages is for browsers; somebody's own `npm run dev` may be using what it leaves.
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await server.close();
  });
  await server.listen();
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  const get = async (path: string) => (await fetch(new URL(path, origin))).text();
  const page = await get('/schedule');
  expect(page).toContain('>Opening<');
  const [, script = ''] = /src="([^"]+)" data-content-number/.exec(page) ?? [];
  expect(await get(script)).toContain('EventSource');

  const file = join(data, 'sessions.csv');
  writeFileSync(file, readFileSync(file, 'utf8').replace(',Opening,', ',Edited ceremony,'));
  await expect.poll(() => get('/schedule'), { timeout: 60_000 }).toContain('Edited ceremony');
});
