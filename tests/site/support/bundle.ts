import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeVersion } from '../../../scripts/cache/code-version.mjs';
import { writeAtomically } from '../../../scripts/files/write-atomically';
import { cachedBundle } from '../../../scripts/site/cached-bundle';
import { loadRenderer, type RenderPage } from '../../../scripts/site/load-renderer';
import { renderSite } from '../../../scripts/site/render-site.mjs';
import type { RenderedContent } from '../../../shared/model/content';

import { asWithoutVitest } from './without-vitest';

/** The bundle of these sources, which renders any content; mostly the build has made it already. */
export interface Bundle {
  /** A folder of the caller's own, with the `client` that browsers get. */
  readonly folder: string;
  /** The text of what renders pages. */
  readonly code: string;
  readonly renderPage: RenderPage;
  /** Renders every page of some content, or of several editions; the folder that they are written into. */
  readonly render: (name: string, ...contents: readonly RenderedContent[]) => Promise<string>;
  readonly remove: () => void;
}

/** Takes the bundle of the sources, and renders with it in this process. */
export async function makeBundle(): Promise<Bundle> {
  // The build has usually cached it; if the sources have changed, it is made here.
  const kept = await asWithoutVitest(() => cachedBundle(codeVersion()));
  const folder = mkdtempSync(join(tmpdir(), 'conference-site-bundle-'));
  writeAtomically([...kept.client].map(([name, bytes]) => [join(folder, 'client', name), bytes]));
  const renderPage = await loadRenderer(kept.renderer);
  const render = async (name: string, ...contents: readonly RenderedContent[]) => {
    const site = join(folder, name);
    for (const content of contents) await renderSite(renderPage, site, content);
    return site;
  };
  return {
    folder,
    code: kept.renderer.text,
    renderPage,
    render,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
