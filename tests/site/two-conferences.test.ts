import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteContent } from '../../renderer/site';
import { inProject, projectRoot } from '../../scripts/bootstrap/project.mjs';
import { shippedPackages } from '../../scripts/exports/licences/shipped-packages';
import { bundleSite } from '../../scripts/site/bundle-site';
import { loadBundle, renderSite } from '../../scripts/site/render-site.mjs';
import { sampleSite } from '../renderer/support/sample-site';

let folder: string;
let content: SiteContent;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'conference-site-bundle-'));
  content = await sampleSite();
  await bundleSite(folder, shippedPackages(projectRoot).plugin);
  // What the server's scripts import, they look for beside themselves.
  symlinkSync(inProject('node_modules'), join(folder, 'node_modules'), 'junction');
  loadBundle(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The folder of the pages that the bundle has rendered. */
async function rendered(name: string, shown: SiteContent): Promise<string> {
  const site = join(folder, name);
  await renderSite(site, shown);
  return site;
}

describe('one bundle', () => {
  it('holds no data', () => {
    const server = join(folder, 'server');
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
    expect(readdirSync(join(folder, 'other')).sort()).toEqual(['404.html', 'index.html', 'themes']);
  });

  it('says which page no folder shows', async () => {
    const routes = content.routes.map((route) => ({ ...route, kind: 'another' as 'home' })); // no such kind
    await expect(rendered('wrong', { ...content, routes })).rejects.toThrow('which is a "another"');
  });
});
