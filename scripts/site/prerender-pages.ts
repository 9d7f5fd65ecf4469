import type { RenderedContent } from '../../shared/model/content';
import type { CachedBundle } from './cached-bundle';
import { loadRenderer } from './load-renderer';
import { pageFile } from './page-file.mjs';
import { scriptsIn } from './page-scripts';
import { renderPages } from './render-site.mjs';
import type { SiteFolder } from './site-folder';

interface Prerendering {
  readonly renderer: CachedBundle['renderer'];
  readonly site: SiteFolder;
  /** The content of each edition. */
  readonly contents: readonly RenderedContent[];
}

/**
 * Writes every page of all editions to a file, and returns the names of the scripts that they load. vite-plugin-ssr's own pre-rendering
 * takes quadratic time, and can only render bundled content.
 */
export async function prerenderPages(
  { renderer, site, contents }: Prerendering,
  advance: () => void,
): Promise<ReadonlySet<string>> {
  const scripts = new Set<string>();
  const renderPage = await loadRenderer(renderer, contents[0]?.base);
  for (const content of contents) {
    for await (const { route, html } of renderPages(renderPage, content, content.routes)) {
      site.write(pageFile(route, content.base), html);
      for (const script of scriptsIn(html)) scripts.add(script);
      advance();
    }
  }
  return scripts;
}
