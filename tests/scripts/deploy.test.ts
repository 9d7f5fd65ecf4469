import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileCache } from '../../scripts/cache/file-cache.mjs';
import { deploySite } from '../../scripts/deploy/deploy-site';
import { precompressed } from '../../scripts/deploy/precompress';
import { filesIn } from '../../scripts/files/files-in';
import { forGithubPages, githubPages, type MetaFacts } from '../../scripts/hosting/github-pages';
import { siteFacts } from '../../scripts/hosting/policy/site-facts';
import type { Conference } from '../../shared/model/content';
import { killedAtRename, savedMeanwhile } from './support/interrupted';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.parse('2023-10-01T12:00:00Z');

let parent: string;
let site: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'deploy-'));
  site = join(parent, 'built');
  folder = join(parent, 'shown');
});
afterEach(() => rmSync(parent, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Makes the built site anew, with one hashed script that its pages name. */
function buildSite(hash: string, more: Readonly<Record<string, string>> = {}): void {
  rmSync(site, { recursive: true, force: true });
  const page = `<head><meta charSet="utf-8"/></head><script src="/assets/entry.${hash}.js"></script>`;
  const files = {
    'index.html': page,
    'pay/index.html': page,
    [`assets/entry.${hash}.js`]: hash,
    'robots.txt': 'all',
    ...more,
  };
  for (const [name, text] of Object.entries(files)) write(join(site, name), text);
}

const deploy = (day = 0, keepDays = 30) => deploySite({ site, folder, keepDays, now: new Date(START + day * DAY) });

const shown = (name: string) => readFileSync(join(folder, name), 'utf8');
const listed = () => filesIn(folder);

describe('a deployment', () => {
  it('fills a new or empty folder', () => {
    buildSite('one');
    expect(deploy()).toMatchObject({ written: 4, unchanged: 0, kept: 0, removed: 0 });
    expect(listed()).toEqual(['.deployed.json', 'assets/entry.one.js', 'index.html', 'pay/index.html', 'robots.txt']);
  });

  it('keeps hashed files of earlier releases for so many days after they were last part of one', () => {
    for (const [day, hash] of [
      [0, 'one'],
      [20, 'two'],
      [29, 'three'],
    ] as const) {
      buildSite(hash);
      deploy(day);
    }
    expect(listed().filter((name) => name.startsWith('assets/'))).toEqual(
      ['one', 'three', 'two'].map((hash) => `assets/entry.${hash}.js`),
    );
    expect(deploy(31).removed).toBe(1);
    expect(existsSync(join(folder, 'assets/entry.one.js'))).toBe(false);
    expect(existsSync(join(folder, 'assets/entry.two.js'))).toBe(true);
    // The one in use stays however old it is.
    expect(deploy(400).removed).toBe(1);
    expect(listed().filter((name) => name.startsWith('assets/'))).toEqual(['assets/entry.three.js']);
  });

  it('removes pages that are no more, and folders that are empty then', () => {
    buildSite('one', { 'old/page/index.html': 'Old', 'images/a.svg': '<svg/>' });
    deploy();
    buildSite('one');
    expect(deploy(1).removed).toBe(2);
    expect(readdirSync(folder).sort()).toEqual(['.deployed.json', 'assets', 'index.html', 'pay', 'robots.txt']);
  });

  it('writes hashed files first and pages last, and a killed deployment is completed by the next', async () => {
    const wanted = ['assets/entry.two.js', 'robots.txt', 'zebra.txt', 'index.html', 'pay/index.html'];
    const written: string[][] = [];
    for (let kill = 1; written.at(-1)?.length !== wanted.length; kill += 1) {
      rmSync(folder, { recursive: true, force: true });
      buildSite('one');
      deploy();
      buildSite('two', { 'robots.txt': 'nil', 'zebra.txt': 'text' });
      await killedAtRename(folder, kill, () => deploy(1));
      written.push(
        wanted.filter((name) => listed().includes(name) && !shown(name).includes('one') && shown(name) !== 'all'),
      );
      expect(written.at(-1)).toEqual(wanted.slice(0, written.at(-1)?.length));
      deploy(2);
      expect([shown('robots.txt'), shown('zebra.txt')]).toEqual(['nil', 'text']);
      expect(shown('index.html')).toContain('entry.two.js');
      expect(listed().filter((name) => name.endsWith('.new'))).toEqual([]);
    }
    expect(written.map(({ length }) => length)).toEqual([0, 0, 1, 2, 3, 4, 5]);
  });

  it('leaves files of others in the folder, and never replaces them', () => {
    buildSite('one');
    deploy();
    write(join(folder, 'owner-check.html'), 'mine');
    expect(deploy(1).foreign).toEqual(['owner-check.html']);
    expect(shown('owner-check.html')).toBe('mine');
    buildSite('two', { 'owner-check.html': 'theirs' });
    expect(() => deploy(2)).toThrow('owner-check.html');
    mkdirSync(join(folder, 'faq.html'));
    buildSite('two', { 'faq.html': 'Faq' });
    expect(() => deploy(2)).toThrow('faq.html');
    expect(shown('owner-check.html')).toBe('mine');
    expect(shown('index.html')).toContain('entry.one.js');
  });

  it('stops at a file that is saved while it runs', async () => {
    buildSite('one');
    deploy();
    buildSite('two', { 'robots.txt': 'none' });
    const problem = await savedMeanwhile(folder, join(folder, 'robots.txt'), 'saved', () => deploy(1));
    expect(String(problem)).toContain('robots.txt was saved while this command ran, and stays as saved.');
    expect(shown('robots.txt')).toBe('saved');
    deploy(1);
    expect(shown('robots.txt')).toBe('none');
  });

  it('leaves files of git, of the host and of a certificate service', () => {
    for (const name of ['.git/HEAD', 'CNAME', '.well-known/acme-challenge/x']) write(join(folder, name), 'theirs');
    buildSite('one');
    deploy();
    deploy(1);
    expect(['.git/HEAD', 'CNAME', '.well-known/acme-challenge/x'].map(shown)).toEqual(['theirs', 'theirs', 'theirs']);
  });

  it.each([
    ['files of somebody else', { 'thesis.txt': 'my only copy' }, 'thesis.txt'],
    ['a record that is none', { '.deployed.json': '{"assets": {"a": "yesterday"}}' }, '.deployed.json'],
    ['a record that is no JSON', { '.deployed.json': '{' }, '.deployed.json'],
  ])('rejects a folder with %s, and changes nothing', (_, files, name) => {
    for (const [file, text] of Object.entries(files)) write(join(folder, file), text);
    buildSite('one');
    expect(() => deploy()).toThrow(name);
    expect(listed()).toEqual(Object.keys(files));
  });

  it.each(['/payment-sandbox/api', 'http://127.0.0.1:4173/payment-sandbox/api'])(
    'rejects a site that pays into the sandbox, and changes nothing: %s',
    (paymentApi) => {
      buildSite('one');
      const rejected = () => deploySite({ site, folder, keepDays: 30, now: new Date(START), paymentApi });
      expect(rejected).toThrow(/sandbox.* Set "api" in payment\.yaml, or PAYMENT_API, .*npm run build/);
      expect(existsSync(folder)).toBe(false);
      const paid = { site, folder, keepDays: 30, now: new Date(START), paymentApi: 'https://pay.example.org/v1' };
      expect(deploySite(paid).written).toBe(4);
    },
  );

  it('does not empty a folder when nothing was built', () => {
    buildSite('one');
    deploy();
    rmSync(site, { recursive: true });
    mkdirSync(site);
    expect(() => deploy(1)).toThrow('npm run build');
    expect(shown('index.html')).toContain('entry.one.js');
  });
});

describe('compressed copies', () => {
  it('are written next to long text files, and removed by the next deployment without them', async () => {
    const page = 'Programme. '.repeat(200);
    buildSite('one', { 'papers/index.html': page, 'logo.png': page });
    const copies = await precompressed(site, fileCache(join(parent, 'cache')));
    deploySite({ site, folder, keepDays: 30, now: new Date(START), copies });
    expect(listed().filter((name) => /\.(?:br|gz)$/.test(name))).toEqual([
      'papers/index.html.br',
      'papers/index.html.gz',
    ]);
    expect(brotliDecompressSync(readFileSync(join(folder, 'papers/index.html.br'))).toString()).toBe(page);
    expect(gunzipSync(readFileSync(join(folder, 'papers/index.html.gz'))).toString()).toBe(page);
    expect(deploy(1)).toMatchObject({ removed: 2 });
  });
});

describe('a deployment to GitHub Pages', () => {
  const adapt = forGithubPages({
    contentSecurityPolicy: "default-src 'none'",
    referrerPolicy: [
      { expression: '^/pay(?:/index\\.html)?$', value: 'no-referrer' },
      { expression: '^/', value: 'strict-origin' },
    ],
  });

  it('names the own domain of the site in CNAME, and leaves a file that is there', () => {
    const factsOf = (url: string): MetaFacts =>
      JSON.parse(
        githubPages(
          siteFacts({ conference: { url } as Conference /* only its address is read */, payment: undefined }, []),
        )['github-pages/meta.json'] ?? '',
      );
    expect(factsOf('https://measures.example.org').domain).toBe('measures.example.org');
    for (const url of ['https://name.github.io', 'https://name.github.io/measures', 'https://uni.example.org/measures'])
      expect(factsOf(url)).not.toHaveProperty('domain');
    buildSite('one');
    const deploy = (domain: string) => deploySite({ site, folder, keepDays: 30, now: new Date(START), adapt, domain });
    deploy('measures.example.org');
    deploy('other.example.org');
    expect(shown('CNAME')).toBe('measures.example.org\n');
  });

  it('puts the policies into pages before all that they load, and omits files for other hosts', () => {
    buildSite('one', { '.htaccess': 'apache', _headers: 'netlify', '.nojekyll': '' });
    deploySite({ site, folder, keepDays: 30, now: new Date(START), adapt });
    expect(listed().filter((name) => !name.startsWith('assets'))).toEqual([
      '.deployed.json',
      '.nojekyll',
      'index.html',
      'pay/index.html',
      'robots.txt',
    ]);
    const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>`;
    expect(shown('index.html')).toContain(
      `<meta charSet="utf-8"/>${policy}<meta name="referrer" content="strict-origin"/>`,
    );
    expect(shown('pay/index.html')).toContain(`${policy}<meta name="referrer" content="no-referrer"/>`);
  });
});
