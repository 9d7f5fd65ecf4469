import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RenderedContent } from '#content';
import { fileCache } from '../../scripts/cache/file-cache.mjs';
import type { SiteContent as CompiledSite } from '../../scripts/content/site-content';
import { EXPORTS } from '../../scripts/exports/index';
import { exportedFiles } from '../../scripts/exports/site-files';
import { headersFor } from '../../scripts/hosting/policy/headers';
import { siteFacts } from '../../scripts/hosting/policy/site-facts';
import { renderSite } from '../../scripts/site/render-site.mjs';
import { themeOf } from '../../shared/theme/theme';
import { sampleSite } from '../support/compiled-conferences';
import { sample } from '../support/sample';
import { type Bundle, makeBundle } from './support/bundle';

let bundle: Bundle;
let content: RenderedContent;
beforeAll(async () => {
  content = await sampleSite();
  bundle = await makeBundle();
});
afterAll(() => bundle?.remove());

/** The home page of the sample with a theme. */
async function homeWith(name: string, theme: RenderedContent['theme']): Promise<string> {
  const routes = content.routes.filter(({ kind }) => kind === 'home');
  await renderSite(bundle.renderPage, join(bundle.folder, name), { ...content, theme, routes });
  return readFileSync(join(bundle.folder, name, 'index.html'), 'utf8');
}

const sheetsIn = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet"[^>]*? href="([^"]+)"/g)].map(([, address = '']) => address);

/** The exported files of the sample with a theme. */
function filesWith(theme: RenderedContent['theme']): ReadonlyMap<string, () => Promise<Uint8Array | string>> {
  const { routes, pictures, ...collections } = content;
  const site: CompiledSite = {
    content: { ...collections, theme },
    routes,
    pictures,
    originals: [],
  };
  const workshop = {
    publicDir: sample.public,
    cache: fileCache(join(bundle.folder, 'cache')),
    licences: () => [],
  };
  return new Map(exportedFiles(site).map(({ address, make }) => [address, () => make(site, workshop)]));
}

describe('a site without a theme', () => {
  it('has only the stylesheet of the bundle, and the icons of the public folder', async () => {
    expect(sheetsIn(await homeWith('own', {}))).toHaveLength(1);
    const { theme, favicon, smallIcon, touchIcon, phoneIcons } = EXPORTS;
    const rows = [theme, favicon, smallIcon, touchIcon, phoneIcons];
    const { routes, pictures, ...collections } = content;
    const site = { content: collections, routes, pictures, originals: [] };
    expect(rows.flatMap(({ files }) => files(site))).toEqual([]);
  });
});

describe('a site with a theme', () => {
  const theme = { preset: 'atlas' } as const;

  it('loads a stylesheet of its own after that of the bundle, which stays the same', async () => {
    const [[bundled], sheets] = [sheetsIn(await homeWith('plain', {})), sheetsIn(await homeWith('atlas', theme))];
    expect(sheets).toEqual([bundled, expect.stringMatching(/^\/assets\/theme\/theme\.[0-9a-f]{16}\.css$/)]);
    const made = filesWith(theme).get(sheets[1] ?? '');
    expect(String(await made?.())).toContain('--sea: #4d2a1c;');
  });

  it('has no inline style in its pages, which the policy would block', async () => {
    const html = await homeWith('strict', theme);
    expect(html).not.toMatch(/<style|\sstyle=/);
    const facts = siteFacts(content, content.routes);
    const [sheet = ''] = [...filesWith(theme).keys()].filter((address) => address.startsWith('/assets/theme/'));
    expect(headersFor('/', facts)['content-security-policy']).toContain("style-src 'self';");
    expect(headersFor(sheet, facts)['cache-control']).toContain('immutable');
  });

  it('has its colours in the pages and in the manifest', async () => {
    const { palette } = themeOf(theme);
    expect(await homeWith('bar', theme)).toContain(`name="theme-color" content="${String(palette.sea)}"`);
    expect(JSON.parse(String(await filesWith(theme).get('/site.webmanifest')?.()))).toMatchObject({
      theme_color: palette.sea,
      background_color: '#fcf8f1',
    });
  });

  it('has icons in its colours, in the sizes that the manifest says', async () => {
    const files = filesWith(theme);
    expect(String(await files.get('/favicon.svg')?.())).toContain('#4d2a1c');
    for (const [address, size] of [
      ['/apple-touch-icon.png', 180],
      ['/icons/icon-192.png', 192],
      ['/icons/icon-512.png', 512],
    ] as const) {
      const icon = sharp(await files.get(address)?.());
      expect(await icon.metadata(), address).toMatchObject({
        format: 'png',
        width: size,
        height: size,
        hasAlpha: false,
      });
    }
  });
});
