import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeVersion } from '../../../scripts/cache/code-version.mjs';
import { fileCache } from '../../../scripts/cache/file-cache';
import { keeperOf } from '../../../scripts/cache/kept-work';
import type { RenderedContent } from '../../../scripts/content/site-content';
import { keptBundle } from '../../../scripts/site/kept-bundle';
import { prerenderPages } from '../../../scripts/site/prerender-pages';
import { loadBundle, renderSite } from '../../../scripts/site/render-site.mjs';
import { siteFolder } from '../../../scripts/site/site-folder';

import { asWithoutVitest } from './without-vitest';

/** The bundle of these sources, which renders any content; mostly the build has made it already. */
export interface Bundle {
  /** A folder of the caller's own, with the `client` that browsers get. */
  readonly folder: string;
  /** The folder of what renders pages. */
  readonly server: string;
  /** Renders every page of some content, or of several editions; the folder that they are written into. */
  readonly render: (name: string, ...contents: readonly RenderedContent[]) => Promise<string>;
  readonly remove: () => void;
}

/**
 * Takes the bundle of the sources. It renders in this process, which only vitest's let it do, or in a thread of its own for each
 * content, as the build does.
 */
export async function makeBundle(renderedIn: 'process' | 'thread' = 'process'): Promise<Bundle> {
  // Mostly the build has kept it; where the sources are others, it is made here.
  const kept = await asWithoutVitest(() => keptBundle(codeVersion()));
  // As bundling does it.
  process.env.NODE_ENV = 'production';
  const folder = mkdtempSync(join(tmpdir(), 'conference-site-bundle-'));
  cpSync(join(kept.folder, 'client'), join(folder, 'client'), { recursive: true });
  const keeper = keeperOf(fileCache(join(folder, 'cache')), 'test');
  if (renderedIn === 'process') await loadBundle(kept.folder);
  const render = async (name: string, ...contents: readonly RenderedContent[]) => {
    const site = join(folder, name);
    const pages = siteFolder(site, '', keeper.file(site));
    if (renderedIn === 'thread') await prerenderPages({ bundle: kept.folder, site: pages, contents, keeper }, () => {});
    else for (const content of contents) await renderSite(site, content);
    return site;
  };
  return {
    folder,
    server: join(kept.folder, 'server'),
    render,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
