import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProject } from '../../../scripts/bootstrap/project.mjs';
import type { RenderedContent } from '../../../scripts/exports/export';
import { prerenderPages } from '../../../scripts/site/prerender-pages';
import { loadBundle, renderSite } from '../../../scripts/site/render-site.mjs';
import { bundleInto } from './kept-bundle';

/** One bundle in a folder of its own, which renders any content. */
export interface Bundle {
  readonly folder: string;
  /** Renders every page of some content; the folder that they are written into. */
  readonly render: (name: string, content: RenderedContent) => Promise<string>;
  readonly remove: () => void;
}

/**
 * Makes a bundle of the sources. It renders in this process, which only vitest's let it do, or in a thread of its own for each
 * content, as the build does.
 */
export async function makeBundle(renderedIn: 'process' | 'thread' = 'process'): Promise<Bundle> {
  const folder = mkdtempSync(join(tmpdir(), 'conference-site-bundle-'));
  await bundleInto(folder);
  // What the server's scripts import, they look for beside themselves.
  symlinkSync(inProject('node_modules'), join(folder, 'node_modules'), 'junction');
  if (renderedIn === 'process') await loadBundle(folder);
  const render = async (name: string, content: RenderedContent) => {
    const site = join(folder, name);
    if (renderedIn === 'process') await renderSite(site, content);
    else await prerenderPages({ bundle: folder, site, content }, () => {});
    return site;
  };
  return { folder, render, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
