import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WORTH_IT } from '../../scripts/hosting/compression';
import { nginx } from '../../scripts/hosting/nginx';
import { someOfEach, tried } from '../support/rounds';
import { ask, type Question } from './support/ask';
import { files } from './support/built-site';
import { ADDRESSES } from './support/routes';
import { type ServedSite, serveSite } from './support/serve';
import { isInstalled, startWebServer, WEB_SERVERS } from './support/web-servers';

/** The headers that every server must send alike. */
const ALIKE = [
  'cache-control',
  'content-encoding',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

const ENCODINGS = ['identity', 'gzip', 'gzip, deflate, br, zstd'];

const decode: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

/** What a visitor notices of an answer. */
async function answerOf(origin: string, path: string, question: Question) {
  const { status, headers, bytes } = await ask(origin, path, question);
  const said = Object.fromEntries(ALIKE.map((name) => [name, headers[name]]));
  const { 'content-type': type, 'content-encoding': encoding, ...others } = said;
  if (status === 308) {
    // Each server has its own text for a redirection, which nobody sees.
    return {
      status,
      location: decodeURIComponent(new URL(headers.location ?? '', origin).href.slice(origin.length)),
      ...others,
    };
  }
  if (encoding) expect(headers.vary).toMatch(/accept-encoding/i);
  const plain = decode[String(encoding)]?.(bytes) ?? bytes;
  const contents = createHash('sha256').update(plain).digest('hex');
  // Whether the error screen, and what is small or fetched by programs, is sent compressed is left to each.
  const isWaitedFor =
    status === 200 && plain.length >= WORTH_IT && /html|css|javascript|application.json|svg/.test(`${type}`);
  return { status, contents, type, ...others, ...(isWaitedFor && { encoding }) };
}

const encoded = (address: string) => address.replaceAll('&', '%26').replaceAll('.', '%2E');
const addresses = ADDRESSES.map(({ address }) => address);

const allFiles = [...files].filter((file) => /\.\w+$/.test(file) && !/^\/[._]/.test(file));
/** Servers tell files by their folders and the endings of their names. */
const kindOf = (file: string) => `${file.split('/').slice(0, -1).slice(0, 2).join('/')} ${/\.\w+$/.exec(file)}`;
const FILES = someOfEach(allFiles, kindOf, 3);

const REQUESTS: readonly (readonly [kind: string, paths: readonly string[]])[] = [
  ['every route and alias', addresses],
  ['addresses with & and . written in percent', addresses.filter((each) => encoded(each) !== each).map(encoded)],
  ['addresses with a query', addresses.map((address) => `${address}?orderId=4&lang=en`)],
  ['addresses with a slash at the end', addresses.filter((each) => each !== '/').map((each) => `${each}/?a=b&c`)],
  ['addresses in other letters', ['/CALLFORPAPERS', '/finalSchedule', '/Pay', '/aihealthcare', '/INDEX.HTML']],
  [
    'results of payments',
    ['/Registrationok/8f14-ceea?orderId=42&lang=en', '/Registrationok/a.b', '/Registrationok/a/'],
  ],
  [
    'results of no payment',
    ['/Registrationok', '/Registrationok/', '/Registrationok/a/b', '/Registrationok/index.html'],
  ],
  ['files of every kind', FILES],
  [
    'what is not there',
    ['/nowhere', '/nowhere/', '/pay/now', '/aiindustry4', '/assets/gone.js', '/documents/gone.pdf'],
  ],
  ['folders', ['/assets', '/assets/', '/images/people', '/images/people/', '/documents/']],
  [
    'what is for the host alone',
    ['/.htaccess', '/.nojekyll', '/_headers', '/_redirects', '/.git/config', '/index.html.br'],
  ],
  ['doubled slashes', ['//', '//pay', '/documents//conference-booklet.pdf', '//example.org/']],
];

const SERVERS = WEB_SERVERS.flatMap((server) => [
  { server, isPrecompressed: true, site: 'a site with compressed copies' },
  { server, isPrecompressed: false, site: 'a site as it was built' },
]);

for (const { server, isPrecompressed, site } of SERVERS)
  describe.runIf(isInstalled(server))(`${server.name}, where it is installed, with ${site}`, () => {
    let served: ServedSite;
    let ours: ServedSite;
    beforeAll(async () => {
      [served, ours] = await Promise.all([startWebServer(server, isPrecompressed), serveSite()]);
    });
    afterAll(() => Promise.all([served?.close(), ours?.close()]));

    // None of them makes Brotli by itself.
    const all = isPrecompressed && server.brotli ? ENCODINGS : ENCODINGS.slice(0, 2);
    // What browsers ask for, and in the thorough rounds what other programs do.
    const encodings = tried(all, all.slice(-1));

    it('redirects to no other host', async () => {
      for (const up of ['../..', '..%2f..', '%2e%2e/%2e%2e'])
        for (const path of [`//evil.example/${up}/search/`, `/%2fevil.example/${up}/Registrationok/`])
          for (const { origin } of [served, ours]) {
            const { location = '/' } = (await ask(origin, path)).headers;
            expect(new URL(location, origin).origin, path).toBe(origin);
          }
    });

    it.each(REQUESTS)('answers as npm start does: %s', async (_, paths) => {
      expect(paths.length).toBeGreaterThan(2);
      for (const path of paths) {
        for (const accepted of encodings) {
          const question = { headers: { 'accept-encoding': accepted } };
          const [theirs, own] = await Promise.all([served, ours].map(({ origin }) => answerOf(origin, path, question)));
          expect({ path, accepted, ...theirs }).toEqual({ path, accepted, ...own });
        }
      }
    });

    it('answers 304 to clients that have the page', async () => {
      for (const path of ['/', '/finalschedule', '/sitemap.xml', '/documents/conference-booklet.pdf']) {
        for (const encoding of encodings) {
          const headers = { 'accept-encoding': encoding };
          const { etag = '' } = (await ask(served.origin, path, { headers })).headers;
          const again = await ask(served.origin, path, { headers: { ...headers, 'if-none-match': etag } });
          expect([path, encoding, again.status, again.bytes.length]).toEqual([path, encoding, 304, 0]);
        }
      }
    });

    it.each([
      '/../site.conf',
      '/..%2fsite.conf',
      '/%2e%2e/Caddyfile',
      '/../apache.conf',
      '/assets/..%2f..%2f..%2fapache.conf',
      '/..%5csite.conf',
      '/images/../../nginx.conf',
      '/%00',
    ])('does not leave the folder: %s', async (path) => {
      const { status, body } = await ask(served.origin, path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(body).not.toMatch(/listen 127|127\.0\.0\.1/i);
    });
  });

it.each(WEB_SERVERS.filter((server) => server.name === 'nginx' && isInstalled(server)))(
  '$name has several sites below paths of one server, and leaves its other addresses alone',
  async (server) => {
    const dist = mkdtempSync(join(tmpdir(), 'conference-site-paths-'));
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(dist, file)), { recursive: true });
      writeFileSync(join(dist, file), text);
    };
    const made = ['/conf', '/conf-2027'].map((base) => {
      for (const file of ['index.html', 'people/index.html', '404.html']) write(`client${base}/${file}`, base);
      return nginx({ host: 'uni.example.org', base, routes: [] });
    });
    const both = (name: string) => made.map((files) => files[name]).join('');
    write('hosting/nginx/maps.conf', both('nginx/maps.conf'));
    write('hosting/nginx/site.conf', `${both('nginx/site.conf')}location / { return 200 theirs; }`);
    const { origin, close } = await startWebServer(server, false, { dist, base: '' });
    try {
      const answers = await Promise.all(
        [
          '/conf/people',
          '/conf-2027/people',
          '/conf-2027/gone',
          '/conf',
          '/conf/people/',
          '/conf//people',
          '/',
          '/a//b/',
        ].map(async (path) => {
          const { status, headers, body } = await ask(origin, path);
          return [path, status, headers.location ?? body, 'content-security-policy' in headers];
        }),
      );
      expect(answers).toEqual([
        ['/conf/people', 200, '/conf', true],
        ['/conf-2027/people', 200, '/conf-2027', true],
        ['/conf-2027/gone', 404, '/conf-2027', true],
        ['/conf', 308, '/conf/', false],
        ['/conf/people/', 308, '/conf/people', true],
        ['/conf//people', 404, expect.stringContaining('nginx'), false],
        ['/', 200, 'theirs', false],
        ['/a//b/', 200, 'theirs', false],
      ]);
    } finally {
      await close();
      rmSync(dist, { recursive: true });
    }
  },
);
