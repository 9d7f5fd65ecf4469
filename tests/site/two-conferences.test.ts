import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteContent } from '../../renderer/site';
import { renderSite } from '../../scripts/site/render-site.mjs';
import { sampleSite } from '../renderer/support/sample-site';
import { type Bundle, makeBundle } from './support/bundle';

let bundle: Bundle;
let content: SiteContent;
beforeAll(async () => {
  content = await sampleSite();
  bundle = await makeBundle();
});
afterAll(() => bundle?.remove());

/** The folder of the pages that the bundle has rendered. */
async function rendered(name: string, shown: SiteContent): Promise<string> {
  const site = join(bundle.folder, name);
  await renderSite(site, shown);
  return site;
}

describe('one bundle', () => {
  it('holds no data', () => {
    const server = join(bundle.folder, 'server');
    const scripts = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((name) => /\.m?js$/.test(name));
    expect(scripts.length).toBeGreaterThan(10);
    const code = scripts.map((name) => readFileSync(join(server, name), 'utf8')).join('\n');
    const { acronym, venue, organizer } = content.conference;
    expect(
      [acronym, venue?.name ?? '', organizer?.name ?? '', '/topicsList'].filter((fact) => code.includes(fact)),
    ).toEqual([]);
  });

  it('renders two conferences in one process, each as if there were no other', async () => {
    const topics = { ...content.routes.find(({ kind }) => kind === 'topics'), path: '/themes', canonical: '/themes' };
    const other: SiteContent = {
      ...content,
      conference: { ...content.conference, acronym: 'OTHER 2031' },
      routes: content.routes.flatMap((route) => {
        if (route.kind === 'topics') return [{ ...route, ...topics }];
        return route.kind === 'home' || route.kind === 'error' ? [route] : [];
      }),
    };
    const sites = [await rendered('one', content), await rendered('other', other), await rendered('again', content)];
    const pages = sites.map((site) => readFileSync(join(site, 'index.html'), 'utf8'));
    expect(pages.map((html) => /– ([^<]+)<\/title>/.exec(html)?.[1])).toEqual([
      'AMICAI 2023',
      'OTHER 2031',
      'AMICAI 2023',
    ]);
    expect(pages.map((html) => /href="([^"]+)">All topics/.exec(html)?.[1])).toEqual([
      '/topicsList',
      '/themes',
      '/topicsList',
    ]);
    expect(pages[2] === pages[0]).toBe(true);
    expect(readdirSync(join(bundle.folder, 'other')).sort()).toEqual(['404.html', 'index.html', 'themes']);
  });

  it('says which page no folder shows', async () => {
    const routes = content.routes.map((route) => ({ ...route, kind: 'another' as 'home' })); // no such kind
    await expect(rendered('wrong', { ...content, routes })).rejects.toThrow('which is a "another"');
  });
});
