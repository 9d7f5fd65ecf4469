import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engineRoot, inEngine } from '../../scripts/bootstrap/project.mjs';
import { filesIn } from '../../scripts/files/files-in';
import { formerFiles } from '../../scripts/hosting/former';
import { contentType } from '../../scripts/hosting/policy/content-types';
import { listen } from '../../scripts/serve/listen';
import { ask } from '../site/support/ask';
import { readPage } from '../site/support/read-page';
import { cssReferences, referencesOf } from '../site/support/references';
import { factsOf, serveFolder } from '../site/support/serve';
import { isInstalled, startWebServer, WEB_SERVERS } from '../site/support/web-servers';
import { withoutVitest } from '../site/support/without-vitest';
import { siteOfConference } from '../support/compiled-conferences';
import { beginVisitTo } from './support/browser';
import { listenForComplaints } from './support/complaints';

const BASE = '/conf2027';
const HOST = 'https://uni.example.org';
const OLD = 'https://old.example.org';

/** A site below a path, with a past edition, which was at another address before. */
let dist: string;
let client: string;
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'conference-site-below-'));
  const data = join(folder, 'data');
  cpSync(inEngine('tests/conferences/community'), data, { recursive: true });
  cpSync(inEngine('tests/conferences/workshop'), join(data, 'editions/2031'), { recursive: true });
  const facts = join(data, 'conference.yaml');
  writeFileSync(facts, readFileSync(facts, 'utf8').replace(/^url: .*$/m, `url: ${HOST}${BASE}\nformerUrls: [${OLD}]`));
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

// What each host reads of the files for a former address, as the folder of a build.
const former = (folder: string): string => {
  const from = join(dist, 'hosting/former/old.example.org');
  const to = mkdtempSync(join(tmpdir(), folder));
  cpSync(join(from, 'site'), join(to, 'client'), { recursive: true });
  for (const name of ['nginx', 'caddy']) cpSync(join(from, name), join(to, 'hosting', name), { recursive: true });
  return to;
};

it.each(WEB_SERVERS.filter(isInstalled))(
  'a former address, served by $name, redirects programs, forwards visitors, and has a worker that leaves',
  async (server) => {
    const folder = former('conference-site-former-');
    const { origin, close } = await startWebServer(server, false, { dist: folder, base: '' });
    try {
      const to = `${HOST}${BASE}`;
      for (const path of ['/', '/schedule.ics', '/talks/A1?x=1', '/2031/papers', '/gone%20%0d%0aa:b']) {
        const { status, headers } = await ask(origin, path);
        expect([status, headers.location?.toLowerCase()]).toEqual([301, to + path.toLowerCase()]);
        // Otherwise browsers would not ask again when a visitor comes.
        expect(headers['cache-control']).toBe('no-cache');
      }
      const visitor = { headers: { 'sec-fetch-mode': 'navigate' } };
      for (const path of ['/', '/talks/A1', '/2031/papers']) {
        const { status, headers, body } = await ask(origin, path, visitor);
        expect([status, headers['content-type'], headers['cache-control']]).toEqual([
          200,
          expect.stringContaining('text/html'),
          'no-cache',
        ]);
        expect(body).toContain(`<link rel="canonical" href="${to}${path}"/>`);
      }
      expect((await ask(origin, '/gone.ics', visitor)).headers.location).toBe(`${to}/gone.ics`);
      for (const [path, text] of [
        ['/sw.js', 'unregister()'],
        ['/moved.js', to],
      ] as const) {
        const { status, headers, body } = await ask(origin, path);
        expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('javascript')]);
        expect(body).toContain(text);
      }
    } finally {
      await close();
      rmSync(folder, { recursive: true });
    }
  },
);

/** A host that serves files as they are, and 404.html. */
async function plainHost(): Promise<{ readonly origin: string; readonly root: string; readonly server: Server }> {
  const root = mkdtempSync(join(tmpdir(), 'conference-site-plain-'));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const found = [pathname, `${pathname}/index.html`].find((path) =>
      statSync(join(root, path), { throwIfNoEntry: false })?.isFile(),
    );
    const file = found ?? `${BASE}/404.html`;
    response.writeHead(found ? 200 : 404, { 'content-type': contentType(file) ?? 'text/plain' });
    response.end(existsSync(join(root, file)) ? readFileSync(join(root, file)) : '');
  });
  return { origin: (await listen(server, { host: '127.0.0.1', port: 0 })).replace(/\/$/, ''), root, server };
}

/** The built site as it is at another address, after another move. */
function publish(root: string, address: string, old: string): void {
  const { origin, pathname } = new URL(address);
  for (const file of filesIn(client)) {
    const to = join(root, pathname, file);
    mkdirSync(dirname(to), { recursive: true });
    const bytes = readFileSync(join(client, file));
    const text = () =>
      bytes
        .toString()
        .replaceAll(OLD, '{old}')
        .replaceAll(HOST, origin)
        .replaceAll(BASE, pathname)
        .replaceAll('{old}', old);
    writeFileSync(to, /\.(?:html|js|json|css)$/.test(file) ? text() : bytes);
  }
}

it.each(['the same host', 'another host'])(
  'brings a visitor and the stars from the old address to %s, once, and has the old worker leave',
  async (where) => {
    const old = await plainHost();
    const now = where === 'another host' ? await plainHost() : old;
    const [from, to] = [`${old.origin}${BASE}`, `${now.origin}/moved`];
    const visit = await beginVisitTo({ origin: old.origin, close: async () => {} });
    try {
      const page = await (await visit.openContext({ serviceWorkers: 'allow' })).newPage();
      publish(old.root, from, OLD);
      await page.goto(`${from}/talks/A1`);
      const star = page.locator('[data-add]');
      await star.click();
      await expect.poll(() => page.evaluate(() => caches.keys())).toContain(`conference${BASE}-pages-1`);

      rmSync(join(old.root, BASE), { recursive: true });
      publish(now.root, to, from);
      const site = await siteOfConference('community');
      const conference = { ...site.content.conference, url: to, formerUrls: [from] };
      const files = await formerFiles({ ...site, content: { ...site.content, conference } });
      for (const [name, text] of Object.entries(files)) {
        const [, address] = /\/site\/(.*)/.exec(name) ?? [];
        if (address === undefined) continue;
        mkdirSync(dirname(join(old.root, BASE, address)), { recursive: true });
        writeFileSync(join(old.root, BASE, address), text);
      }
      await page.goto(`${from}/talks/A1?x=1#main`);
      await page.waitForURL(`${to}/talks/A1?x=1#main`);
      await page.locator('[data-add][aria-pressed=true]').waitFor();
      await star.click();
      await page.goto(`${from}/talks/A1`);
      await page.waitForURL(`${to}/talks/A1`);
      await page.locator('[data-settled]').waitFor();
      expect(await star.getAttribute('aria-pressed')).toBe('false');

      await page.goto(`${old.origin}/elsewhere`);
      const left = () =>
        page.evaluate(async () => [
          ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
          ...(await caches.keys()),
        ]);
      await expect.poll(async () => (await left()).filter((name) => name.includes(BASE))).toEqual([]);
    } finally {
      await visit.end();
      for (const { server, root } of new Set([old, now])) {
        server.close();
        server.closeAllConnections();
        rmSync(root, { recursive: true });
      }
    }
  },
);
