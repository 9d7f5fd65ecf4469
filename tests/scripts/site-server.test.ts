import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCommandLine } from '../../scripts/command-line';
import { listen, listenProblem } from '../../scripts/serve/listen';
import { createSiteServer, type Handler } from '../../scripts/serve/site-server';
import { COMMAND, startOptions } from '../../scripts/serve/start-options';
import { ask as askServer } from '../site/support/ask';
import { FACTS } from './support/site-facts';

const LONG = 'Programme. '.repeat(200);

const FILES = {
  'index.html': 'Home',
  '404.html': 'Oops!',
  'Finance&RegistrationChairs/index.html': 'Finance',
  'CallForCompetitions&ChallengesTrack/index.html': 'Competitions',
  'aiindustry4.0/index.html': 'Industry',
  'Registrationok/id/index.html': 'Payment result',
  'assets/entry.1a2b3c.js': 'console.log(1)',
  'documents/proposal.docx': 'docx',
  'documents/conference-booklet.pdf': '%PDF-',
  'site.webmanifest': '{}',
  'sitemap.xml': '<urlset/>',
  'robots.txt': 'Allow: /',
  'long/index.html': LONG,
};

const parent = mkdtempSync(join(tmpdir(), 'site-server-'));
const dir = join(parent, 'site');
const sandbox: Handler = (incoming, response, next) => (incoming.url === '/api' ? response.end('sandbox') : next());
let server: Server;
let base: URL;

beforeAll(async () => {
  writeFile(join(parent, 'secret.txt'), 'secret');
  for (const [name, text] of Object.entries(FILES)) writeFile(join(dir, name), text);
  symlinkSync(parent, join(dir, 'leak'), 'junction');
  server = createSiteServer({ dir, facts: FACTS, handlers: [sandbox] });
  base = new URL(await listen(server, { host: '127.0.0.1', port: 0 }));
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(parent, { recursive: true });
});

function writeFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const ask = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  askServer(base, path, { method, headers });

describe('pages', () => {
  it.each([
    ['/', 'Home'],
    ['/?from=mail', 'Home'],
    ['/Finance&RegistrationChairs', 'Finance'],
    ['/Finance%26RegistrationChairs', 'Finance'],
    ['/CallForCompetitions&ChallengesTrack', 'Competitions'],
    ['/%43allForCompetitions%26ChallengesTrack', 'Competitions'],
    ['/aiindustry4.0', 'Industry'],
    ['/aiindustry4%2e0', 'Industry'],
    ['/Registrationok/5f0c?orderId=7&lang=en', 'Payment result'],
    ['/Registrationok/5f0c.html', 'Payment result'],
  ])('serves %s', async (path, text) => {
    expect(await ask(path)).toMatchObject({ status: 200, body: text });
  });

  it('redirects a page with a slash at its end to its one address, with its query', async () => {
    const answer = await ask('/Finance%26RegistrationChairs/?a=b');
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe('/Finance&RegistrationChairs?a=b');
  });

  it.each([
    '/nothing',
    '/aiindustry',
    '/AIINDUSTRY4.0',
    '/robots.txt/',
    '//example.org/',
    '/Registrationnope/1',
    '/Registrationok',
    '/Registrationok/',
    '/Registrationok/a/b',
    '/%23',
  ])('answers %s with status 404 and the error page', async (path) => {
    const answer = await ask(path);
    expect(answer).toMatchObject({ status: 404, body: 'Oops!' });
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });
});

describe('compression', () => {
  it.each([
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
  ] as const)('sends text to clients that accept %s as %s', async (accepted, encoding, unpack) => {
    const headers = { 'accept-encoding': accepted };
    const answer = await ask('/long', 'GET', headers);
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(unpack(answer.bytes).toString()).toBe(LONG);
    expect(answer.bytes.length).toBe(Number(answer.headers['content-length']));
    expect(await ask('/long', 'HEAD', headers)).toMatchObject({ status: 200, body: '' });
    const again = await ask('/long', 'GET', { ...headers, 'if-none-match': `${answer.headers.etag}` });
    expect(again).toMatchObject({ status: 304, body: '' });
  });
});

describe('requests that no page can answer', () => {
  it.each(['/..%2fsecret.txt', '/%2e%2e/secret.txt', '/../secret.txt', '/..%5csecret.txt', '/a/..%2f..%2fsecret.txt'])(
    'does not leave the folder for %s',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(400);
      expect(answer.body).not.toContain('secret');
    },
  );

  it.each(['/%', '/%zz', '/%E0%A4%A', '/%00', '*'])(
    'rejects the malformed address %s and keeps running',
    async (path) => {
      expect((await ask(path)).status).toBe(400);
      expect((await ask('/')).status).toBe(200);
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('rejects %s', async (method) => {
    const answer = await ask('/', method);
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  it('answers HEAD as GET, without the body', async () => {
    const answer = await ask('/aiindustry4.0', 'HEAD');
    expect(answer).toMatchObject({ status: 200, body: '' });
    expect(answer.headers['content-length']).toBe('8');
  });
});

describe('headers', () => {
  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/assets/entry.1a2b3c.js', 'text/javascript; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/documents/conference-booklet.pdf', 'application/pdf'],
    ['/documents/proposal.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('gives %s its type', async (path, type) => {
    expect((await ask(path)).headers['content-type']).toBe(type);
  });

  it('lets browsers cache hashed files for ever, and revalidate pages', async () => {
    expect((await ask('/assets/entry.1a2b3c.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const page = await ask('/');
    expect(page.headers['cache-control']).toBe('no-cache');
    expect((await ask('/', 'GET', { 'if-none-match': page.headers.etag ?? '' })).status).toBe(304);
  });

  it.each(['/', '/nothing', '/%', '/assets/entry.1a2b3c.js'])('protects %s', async (path) => {
    const { headers } = await ask(path);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'( 'sha256-[\w+/]{43}=')+; .*frame-ancestors 'none'$/,
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

const read = (...args: readonly string[]) => startOptions(readCommandLine(COMMAND, args));

describe('the arguments of npm start', () => {
  it.each([
    ['--port', 'abc'],
    ['--port', '65536'],
    ['--port', '-1'],
    ['--port', '80.5'],
    ['--port', ''],
  ])('reject %s %s', (...args) => {
    expect(() => read(...args)).toThrow(/port/);
  });

  it.each([['--prot', '80'], ['8080'], ['--port'], ['--host', '']])('reject unknown options: %s', (...args) => {
    expect(() => read(...args)).toThrow();
  });
});

describe('listening', () => {
  it('says how to choose another port when it is in use', async () => {
    const first = createServer();
    const port = Number(new URL(await listen(first, { host: '127.0.0.1', port: 0 })).port);
    const place = { host: '127.0.0.1', port };
    const problem = await listen(createServer(), place).catch((error: unknown) => listenProblem(error, place));
    first.close();
    expect(problem).toBe(`Port ${port} is in use; choose another with --port N`);
  });
});
