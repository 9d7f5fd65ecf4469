import type { RenderedContent } from '../../shared/model/content';
import type { KeptBundle } from './kept-bundle';
import { loadRenderer } from './load-renderer';
import { pageFile } from './page-file.mjs';
import { scriptsIn } from './page-scripts';
import { renderPages } from './render-site.mjs';
import type { SiteFolder } from './site-folder';

interface Prerendering {
  readonly renderer: KeptBundle['renderer'];
  readonly site: SiteFolder;
  /** Of each edition. */
  readonly contents: readonly RenderedContent[];
}

/**
 * Writes every page of all editions to a file, and gives the names of the scripts that they ask for. vite-plugin-ssr's own
 * pre-rendering compares every page with every other, and renders nothing but what was bundled.
 */
export async function prerenderPages(
  { renderer, site, contents }: Prerendering,
  advance: () => void,
): Promise<ReadonlySet<string>> {
  const scripts = new Set<string>();
  const renderPage = await loadRenderer(renderer);
  for (const content of contents) {
    for await (const { route, html } of renderPages(renderPage, content, content.routes)) {
      site.write(pageFile(route), html);
      for (const script of scriptsIn(html)) scripts.add(script);
      advance();
    }
  }
  return scripts;
}
