import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#compiled';
import { escapeRegExp } from '../../scripts/content/texts/escape-reg-exp';
import { shortenProgram } from '../support/short-program';
import { ask } from './support/ask';
import { copyProject, type ProjectCopy } from './support/copy-of-project';
import { factsOf, type ServedSite, serveSite } from './support/serve';

/** The pages that follow from the program, whose addresses stand in no file of the sample. */
const OF_THE_PROGRAM: ReadonlySet<string> = new Set([
  'paper',
  'papers',
  'people',
  'person',
  'poster',
  'session',
  'topic',
]);

/** The pages that have an address of their own without an entry in the sample's pages.yaml. */
const NAMED_BY_THEMSELVES: ReadonlySet<string> = new Set(['search', 'my-programme']);

/**
 * Old address → new one, of every page but the home page, which has the site's own. An address with letters that mean
 * something in HTML and in patterns keeps them.
 */
const renamed = new Map(
  routes
    .filter(({ path, kind }) => path !== '/' && !OF_THE_PROGRAM.has(kind))
    .map(({ path }, index) => [
      path,
      `/moved/${index}${path.includes('&') ? '&' : ''}${path.includes('.') ? '.5' : ''}`,
    ]),
);
const newAddress = (path: string) => renamed.get(path) ?? path;
const pathsOf = (wanted: string) => routes.filter(({ kind }) => kind === wanted).map(({ path }) => newAddress(path));

/** The old addresses, however they are written, as whole addresses; what follows them may be below them. `</search>` is none. */
const oldAddress = new RegExp(
  `(?<![\\w.%<-])(${[...renamed.keys()]
    .flatMap((path) => [...new Set([path, path.replaceAll('&', '&amp;'), path.replaceAll('&', '%26')])])
    .sort((one, other) => other.length - one.length)
    .map(escapeRegExp)
    .join('|')})(?![\\w&%-]|\\.\\w)`,
  'g',
);

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

let copy: ProjectCopy;
let site: ServedSite;
beforeAll(async () => {
  copy = copyProject({ withCache: true });
  shortenProgram(join(copy.dir, 'data'));
  for (const file of filesOf(join(copy.dir, 'data')).filter((name) => /\.(?:yaml|csv)$/.test(name))) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replaceAll(oldAddress, (_, path: string) => newAddress(path)),
    );
  }
  // A second spelling of a payment's result is asked for with the payment's id as well.
  const pages = join(copy.dir, 'data/pages.yaml');
  const [result = ''] = pathsOf('payment-result');
  const own = routes.filter(({ kind }) => NAMED_BY_THEMSELVES.has(kind));
  const entries = own.map(({ kind, path }) => `- id: ${kind}\n  path: ${newAddress(path)}\n`);
  const text = readFileSync(pages, 'utf8').replace(`path: ${result}\n`, `$&  aliases:\n    - /moved/paid\n`);
  writeFileSync(pages, text + entries.join(''));
  await copy.build();
  site = await serveSite(copy.site);
});
afterAll(async () => {
  await site?.close();
  copy?.remove();
});

describe('a site whose pages have other addresses', () => {
  it('answers the new ones, and the old ones no more', async () => {
    expect(renamed.size).toBeGreaterThan(45);
    for (const { path, kind } of routes.filter(({ path }) => renamed.has(path))) {
      const expected = kind === 'error' ? 404 : 200;
      expect([path, (await ask(site.origin, newAddress(path))).status]).toEqual([path, expected]);
      expect([path, (await ask(site.origin, path)).status]).toEqual([path, 404]);
    }
  });

  it('answers the results of payments whose ids it cannot know, and tells their addresses to nobody', async () => {
    for (const path of [...pathsOf('payment-result'), '/moved/paid'].flatMap((page) => [
      page,
      `${page}/8f14?orderId=4`,
    ])) {
      const { status, body, headers } = await ask(site.origin, path);
      expect([path, status, headers['referrer-policy']]).toEqual([path, 200, 'no-referrer']);
      expect(body).toContain('Payment result');
      // The screen that comes to life goes by its own address.
      expect(body).toContain(`"path":"${path.replace(/\/8f14.*/, '')}"`);
    }
    for (const path of [...pathsOf('payment-form'), ...pathsOf('payment-failure')]) {
      expect((await ask(site.origin, path)).headers['referrer-policy'], path).toBe('no-referrer');
    }
    expect((await ask(site.origin, newAddress('/attending'))).headers['referrer-policy']).not.toBe('no-referrer');
  });

  it('tells every host of them', () => {
    const results = factsOf(copy.site)
      .routes.filter(({ kind }) => kind === 'payment-result')
      .map(({ path }) => path);
    expect(results).toEqual([...pathsOf('payment-result'), '/moved/paid']);
    const files = [
      ...['.htaccess', '_redirects'].map((name) => join(copy.site, name)),
      ...['nginx/site.conf', 'caddy/site.caddy', 'cloudfront/viewer-request.js'].map((name) =>
        join(copy.site, '../hosting', name),
      ),
    ];
    for (const file of files) {
      for (const path of results) expect(readFileSync(file, 'utf8'), file).toContain(`${path}/index.html`);
    }
  });

  it('names the old ones nowhere', () => {
    const found = filesOf(join(copy.dir, 'dist'))
      .filter((file) => !/\.(?:br|gz)$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(file, 'latin1');
        return [...text.matchAll(oldAddress)].map(({ index }) => `${file}: …${text.slice(index - 40, index + 40)}…`);
      });
    expect(found).toEqual([]);
  });
});
