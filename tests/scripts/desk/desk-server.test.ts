import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoisedSteps } from '../../../scripts/content/memoised-steps';
import { ACTIONS } from '../../../scripts/desk/server/actions';
import { type DeskServer, deskServer } from '../../../scripts/desk/server/desk-server';

const CONFERENCE = `name: A Conference on Tests
acronym: ACT
start: 2031-05-20
end: 2031-05-21
timeZone: Europe/Paris
online: true
`;

let desk: DeskServer;
let port: number;
let key: string;
let dataDir: string;
let folder: string;
const server = createServer((asked, response) =>
  desk.handle(asked, response, () => response.writeHead(404).end('the site')),
);
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'desk-server-'));
  dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'conference.yaml'), CONFERENCE);
  writeFileSync(join(dataDir, 'rooms.csv'), 'id,name\nhall,Great Hall\n');
  desk = deskServer({
    dataDir,
    publicDir: () => join(dataDir, 'public'),
    routes: () => [],
    files: async () => ({ script: 'app', style: 'style' }),
    steps: memoisedSteps(),
  });
  key = desk.path.replace('/desk/#', '');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port; // it listens on a port
});
afterAll(() => {
  desk.close();
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Asks the server, as a program that sets every header as it likes. */
function ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  return new Promise<{ status: number; headers: Readonly<Record<string, unknown>>; text: string }>(
    (resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
        const pieces: Buffer[] = [];
        const done = () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(pieces).toString(),
          });
        response.on('data', (piece: Buffer) => {
          pieces.push(piece);
          // Events do not end by themselves.
          if (path.includes('events')) {
            done();
            sent.destroy();
          }
        });
        response.on('end', done);
      });
      sent.on('error', reject);
      sent.end(body);
    },
  );
}

const json = { 'content-type': 'application/json' };
const ours = () => ({ ...json, 'x-desk-key': key });
const ENDPOINTS = [...Object.keys(ACTIONS), 'GET events'].map((name) => name.split(' ') as [string, string]);

describe('a foreign page', () => {
  const bytes = () =>
    readdirSync(dataDir)
      .filter((name) => /\.(csv|yaml)$/.test(name))
      .map((name) => readFileSync(join(dataDir, name), 'utf8'))
      .join();
  const body = JSON.stringify({
    label: 'x',
    name: 'rooms.csv',
    changes: [{ name: 'rooms.csv', version: null, edits: [{ do: 'whole', to: 'spoilt' }] }],
  });
  describe.each<[string, () => Readonly<Record<string, string>>, boolean]>([
    ['that has no key', () => json, false],
    ['that guesses the key', () => ({ ...json, 'x-desk-key': 'guess' }), false],
    ['that knows the key, from another origin', () => ({ ...ours(), origin: 'https://evil.example.org' }), true],
    ['that knows the key, from another port', () => ({ ...ours(), origin: 'http://127.0.0.1:1' }), true],
    ['that knows the key, as a browser says it', () => ({ ...ours(), 'sec-fetch-site': 'cross-site' }), true],
    ['with a name of its own that leads here', () => ({ ...ours(), host: `evil.example.org:${port}` }), true],
    ['in a frame without an origin', () => ({ ...ours(), origin: 'null' }), true],
  ])('%s', (_, headers, hasKey) => {
    it.each(ENDPOINTS)('gets nothing of %s %s', async (method, name) => {
      const before = bytes();
      const path = `/desk/api/${name}?name=rooms.csv&collection=rooms&id=x${hasKey ? `&key=${key}` : ''}`;
      const {
        status,
        headers: answered,
        text,
      } = await ask(path, {
        method,
        headers: headers(),
        ...(method === 'POST' && { body }),
      });
      expect([401, 403, 404]).toContain(status);
      expect(text).not.toContain('Great Hall');
      expect(Object.keys(answered).filter((header) => header.startsWith('access-control'))).toEqual([]);
      expect(bytes()).toBe(before);
    });
  });

  it.each(ENDPOINTS.filter(([method]) => method === 'POST'))('cannot send a form to %s %s', async (method, name) => {
    const headers = { 'content-type': 'text/plain', 'x-desk-key': key };
    expect(await ask(`/desk/api/${name}`, { method, headers, body })).toMatchObject({ status: 415 });
  });

  it('cannot ask beforehand either (CORS preflight)', async () => {
    const headers = { origin: 'https://evil.example.org', 'access-control-request-method': 'POST' };
    const { status, headers: answered } = await ask('/desk/api/save', { method: 'OPTIONS', headers });
    expect(status).toBe(403);
    expect(answered).not.toHaveProperty('access-control-allow-origin');
  });
});

describe("the desk's own page", () => {
  it('loads scripts of its own alone', async () => {
    const { headers, text } = await ask('/desk/');
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(text).not.toContain(key);
    expect(await ask('/desk/app.js')).toMatchObject({ status: 200, text: 'app' });
  });

  it('saves, and is told what is wrong in a sentence', async () => {
    const opened = JSON.parse((await ask('/desk/api/file?name=rooms.csv', { headers: ours() })).text);
    const save = (edits: unknown) =>
      ask('/desk/api/save', {
        method: 'POST',
        headers: ours(),
        body: JSON.stringify({ label: 'Name', changes: [{ name: 'rooms.csv', version: opened.version, edits }] }),
      });
    expect(await save([{ do: 'cell', row: 0, column: 1, to: '=HYPERLINK("x")<script>' }])).toMatchObject({
      status: 200,
    });
    expect(readFileSync(join(dataDir, 'rooms.csv'), 'utf8')).toBe('id,name\nhall,"=HYPERLINK(""x"")<script>"\n');
    expect(await save([{ do: 'cell', row: 7, column: 1, to: 'x' }])).toMatchObject({ status: 422 });
    expect(await ask('/desk/api/save', { method: 'POST', headers: ours(), body: '{' })).toMatchObject({ status: 422 });
    expect(await ask('/desk/api/nothing', { headers: ours() })).toMatchObject({ status: 404 });
  });

  it('checks what is typed before it is saved', async () => {
    const { version } = JSON.parse((await ask('/desk/api/file?name=conference.yaml', { headers: ours() })).text);
    const body = JSON.stringify({
      changes: [{ name: 'conference.yaml', version, edits: [{ do: 'set', path: ['start'], to: '2031-05-32' }] }],
    });
    const { text } = await ask('/desk/api/try', { method: 'POST', headers: ours(), body });
    expect(JSON.parse(text)).toContainEqual(
      expect.objectContaining({ name: 'conference.yaml', path: ['start'], severity: 'error' }),
    );
    expect(readFileSync(join(dataDir, 'conference.yaml'), 'utf8')).toBe(CONFERENCE);
  });
});
