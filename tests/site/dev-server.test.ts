import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { devServer } from '../../scripts/dev/dev-server';
import { SANDBOX_API } from '../../scripts/payment-sandbox/paths';
import { listen } from '../../scripts/serve/listen';
import { REQUEST } from '../payment-sandbox/support/sandbox';
import { layLastYear } from '../support/last-year';
import { readPage } from './support/read-page';
import { textOf } from './support/text';
import { asWithoutVitest } from './support/without-vitest';

let server: Server;
let origin: string;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'conference-site-dev-'));
  // The sample, and an edition of the year before; its payments are made in pounds, too.
  const data = layLastYear(folder);
  const currencies = join(data, 'currencies.csv');
  writeFileSync(currencies, readFileSync(currencies, 'utf8').replace('sterling,no', 'sterling,yes'));
  vi.stubEnv('PAYMENT_API', SANDBOX_API);
  ({ server } = await asWithoutVitest(() => devServer({ data, at: '2023-12-13T11:30' })));
  origin = (await listen(server, { host: '127.0.0.1', port: 0 })).replace(/\/$/, '');
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

describe('colloquium dev', () => {
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

  it.each(['/nowhere', '/Registrationok', '/Registrationok/', '/Registrationok/a/b'])(
    'has no page %s',
    async (address) => {
      const response = await fetch(origin + address);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('Oops! Sorry, an unexpected error has occured.');
    },
  );

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

  it('serves the scripts and styles of a build, and no service worker', async () => {
    const page = await (await fetch(`${origin}/`)).text();
    for (const [pattern, type] of [
      [/href="(\/assets\/static\/style\.[^"]+)"/, 'text/css; charset=utf-8'],
      [/src="(\/assets\/entries\/[^"]+)"/, 'text/javascript; charset=utf-8'],
      [/src="(\/@dev\/client\.js)" data-content-number="\d+"/, 'text/javascript; charset=utf-8'],
      [/href="(\/favicon\.svg)"/, 'image/svg+xml'],
    ] as const) {
      const response = await fetch(origin + (pattern.exec(page)?.[1] ?? '/not-named'));
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    }
    expect(page).not.toContain('data-worker');
  });

  it("starts the browser's clock at the time of --at, in the conference's zone", async () => {
    expect(await (await fetch(`${origin}/`)).text()).toContain('Date.parse("2023-12-13T11:30+01:00")');
  });

  it('answers an unknown address with status 404 and the error screen', async () => {
    const response = await fetch(`${origin}/nowhere`, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Oops! Sorry, an unexpected error has occured.');
  });
});
