import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SANDBOX_API } from '../../scripts/payment-sandbox/paths';
import { REQUEST } from '../payment-sandbox/support/sandbox';
import { layLastYear } from '../support/last-year';
import { readPage } from './support/read-page';
import { textOf } from './support/text';

let server: ViteDevServer;
let origin: string;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'conference-site-dev-'));
  // The sample, and an edition of the year before; its payments are made in pounds, too.
  const dataDir = layLastYear(folder);
  const currencies = join(dataDir, 'currencies.csv');
  writeFileSync(currencies, readFileSync(currencies, 'utf8').replace('sterling,no', 'sterling,yes'));
  vi.stubEnv('CONTENT_DATA', dataDir);
  const root = fileURLToPath(new URL('../..', import.meta.url));
  server = await createServer({
    root,
    configFile: join(root, 'vite.dev.config.ts'),
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0 },
    // Bundling packages is for browsers; somebody's own `npm run dev` may be using what it leaves.
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  await server.listen();
  origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('npm run dev', () => {
  it.each([
    ['/', 'Afro-Mediterranean International Conference on Artificial Intelligence'],
    ['/Finance&RegistrationChairs', 'Finance & Registration Chairs'],
    ['/aiindustry4.0', 'Industrial Panel on AI in Industry 4.0'],
    ['/callForSpecialSession', 'Call for Special Sessions'],
    ['/Registrationok/17?orderId=5', 'Payment result'],
  ])('shows %s', async (address, heading) => {
    const response = await fetch(origin + address);
    const { root } = readPage(await response.text());
    expect(response.status).toBe(200);
    expect(textOf(root.querySelector('h1') ?? root)).toBe(heading);
  });

  it.each([
    ['/iacybersecurity', /srcSet="(\/assets\/pictures\/aicha-maiga-\d+\.\w+\.avif)/, 'image/avif'],
    ['/iacybersecurity', /(\/assets\/pictures\/aicha-maiga-\d+\.\w+\.jpg)/, 'image/jpeg'],
    ['/topicsList', /(\/cards\/topics\.png)/, 'image/png'],
  ])('serves the pictures that a build would make for %s: %s', async (page, pattern, type) => {
    const html = await (await fetch(origin + page)).text();
    const response = await fetch(origin + (pattern.exec(html)?.[1] ?? '/not-named'));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(500);
  });

  it('shows a past edition under its path', async () => {
    const page = await (await fetch(`${origin}/2022/topicsList`)).text();
    expect(page).toContain('LASTYEAR 2022 is a past edition');
    const sheet = /href="(\/2022\/assets\/theme\/[^"]+)"/.exec(page)?.[1] ?? '/not-named';
    expect((await fetch(origin + sheet)).headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect((await fetch(`${origin}/2022/nowhere`)).status).toBe(404);
  });

  it.each([
    [788, 201],
    [826, 201],
    [978, 422],
  ])('pays into a sandbox with the same data: in currency %i with status %i', async (currency, status) => {
    const body = JSON.stringify({ ...REQUEST, currency });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${origin}${SANDBOX_API}/create-payment`, { method: 'POST', headers, body });
    expect(answer.status).toBe(status);
  });

  it('answers an unknown address with status 404 and the error screen', async () => {
    const response = await fetch(`${origin}/nowhere`, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Oops! Sorry, an unexpected error has occured.');
  });
});
