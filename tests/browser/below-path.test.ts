import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engineRoot, inEngine } from '../../scripts/bootstrap/project.mjs';
import { filesIn } from '../../scripts/files/files-in';
import { ask } from '../site/support/ask';
import { readPage } from '../site/support/read-page';
import { cssReferences, referencesOf } from '../site/support/references';
import { factsOf, serveFolder } from '../site/support/serve';
import { isInstalled, startWebServer, WEB_SERVERS } from '../site/support/web-servers';
import { withoutVitest } from '../site/support/without-vitest';
import { beginVisitTo } from './support/browser';
import { listenForComplaints } from './support/complaints';

const BASE = '/conf2027';
const HOST = 'https://uni.example.org';

/** A site below a path, with a past edition. */
let dist: string;
let client: string;
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'conference-site-below-'));
  const data = join(folder, 'data');
  cpSync(inEngine('tests/conferences/community'), data, { recursive: true });
  cpSync(inEngine('tests/conferences/workshop'), join(data, 'editions/2031'), { recursive: true });
  const facts = join(data, 'conference.yaml');
  writeFileSync(facts, readFileSync(facts, 'utf8').replace(/^url: .*$/m, `url: ${HOST}${BASE}`));
  dist = join(folder, 'dist');
  client = join(dist, 'client');
  execFileSync(process.execPath, ['scripts/run.mjs', 'build', '--data', data, '--out', dist], {
    cwd: engineRoot,
    env: withoutVitest(process.env),
  });
});
afterAll(() => rmSync(join(dist, '..'), { recursive: true, force: true }));

const servers = [
  { name: 'npm start', start: () => serveFolder({ dir: client, facts: factsOf(client) }) },
  ...WEB_SERVERS.filter(isInstalled).map((server) => ({
    name: server.name,
    start: () => startWebServer(server, false, { dist, base: BASE }),
  })),
];

// Two are enough: what differs between servers is in the next test.
it.each(servers.filter(({ name }) => ['npm start', 'nginx'].includes(name)))(
  'a site below a path, served by $name, has every address that it names, all of them below the path',
  async ({ start }) => {
    const served = await start();
    try {
      const text = (file: string) => readFileSync(join(client, file), 'utf8');
      const files = filesIn(client);
      const of = (ending: RegExp) => files.filter((file) => ending.test(file));
      const listed = (file: string, pattern: RegExp) =>
        [...text(file).matchAll(pattern)].map(([, address = '']) => address);
      const named = [
        ...of(/(?:^|\/)(?:index|404)\.html$/).flatMap((file) =>
          referencesOf(readPage(text(file)).root).map(({ address }) => [file, address]),
        ),
        ...of(/\.css$/).flatMap((file) => cssReferences(text(file)).map((address) => [file, address])),
        ...listed('sitemap.xml', /<loc>(.*?)<\/loc>/g).map((address) => ['sitemap.xml', address]),
        ...listed('site.webmanifest', /"(?:src|start_url)": "(.*?)"/g).map((address) => ['site.webmanifest', address]),
        ...listed('schedule.json', /"url": "(https:\/\/uni.*?)"/g).map((address) => ['schedule.json', address]),
        ...of(/^(?:search|program)-data\/.*\.json$/).flatMap((file) =>
          listed(file, /"(\/[^"]*)"/g).map((address) => [file, address]),
        ),
      ].flatMap(([file = '', address = '']) => {
        const page = `${HOST}${BASE}/${file.replace(/\/?index\.html$/, '')}`;
        const { origin, pathname } = new URL(address, page);
        return origin === HOST && pathname !== BASE ? [[pathname, file] as const] : [];
      });
      const addresses = new Map(named);
      expect(addresses.size).toBeGreaterThan(100);
      expect([...addresses].filter(([path]) => !path.startsWith(`${BASE}/`))).toEqual([]);
      const missing: string[] = [];
      for (const [path, file] of addresses) {
        const status = (await ask(served.origin, path)).status;
        if (status !== 200) missing.push(`${status} ${path} in ${file}`);
      }
      expect(missing).toEqual([]);
    } finally {
      await served.close();
    }
  },
);

it.each(servers)(
  '$name sends the headers of pages and files, one address for each page, and its own error screen',
  async ({ start }) => {
    const served = await start();
    try {
      const { headers } = await ask(served.origin, `${BASE}/`);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      const sheet = filesIn(client).find((file) => /^assets\/.*\.css$/.test(file));
      expect((await ask(served.origin, `${BASE}/${sheet}`)).headers['cache-control']).toContain('immutable');
      const locationOf = async (path: string) => {
        const { location = '' } = (await ask(served.origin, path)).headers;
        return new URL(location, served.origin).href.slice(served.origin.length);
      };
      expect(await locationOf(BASE)).toBe(`${BASE}/`);
      expect(await locationOf(`${BASE}/talks/A1/?x=1`)).toBe(`${BASE}/talks/A1?x=1`);
      const missing = await ask(served.origin, `${BASE}/nowhere`);
      expect(missing.status).toBe(404);
      expect(missing.body).toContain(`href="${BASE}/"`);
      expect((await ask(served.origin, `${BASE}/_headers`)).status).toBe(404);
    } finally {
      await served.close();
    }
  },
);

it('asks a browser for nothing outside of the path: pages, search, stars, offline', async () => {
  const visit = await beginVisitTo(await serveFolder({ dir: client, facts: factsOf(client) }));
  try {
    const context = await visit.openContext({ serviceWorkers: 'allow' });
    const page = await context.newPage();
    const complaints = listenForComplaints(page, visit.origin);
    const outside: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith(`${BASE}/`)) outside.push(pathname);
    });
    for (const path of ['/', '/schedule', '/talks/A1', '/people', '/2031', '/2031/papers', '/my-programme']) {
      await page.goto(BASE + path);
      await page.locator('[data-bar][data-script]').waitFor();
    }
    await page.goto(`${BASE}/search?q=hills`);
    await page.getByRole('link', { name: 'A router that likes hills' }).first().click();
    await page.waitForURL(`**${BASE}/talks/A3`);
    const scopes = await page.evaluate(async () => [(await navigator.serviceWorker.ready).scope]);
    expect(scopes).toEqual([`${visit.origin}${BASE}/`]);
    await expect
      .poll(() => page.evaluate(() => caches.keys()))
      .toEqual(expect.arrayContaining([`conference${BASE}-pages-1`]));
    expect({ outside, complaints }).toEqual({ outside: [], complaints: [] });
  } finally {
    await visit.end();
  }
});
