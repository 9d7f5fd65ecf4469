import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PublishedContent } from '../../shared/model/content';
import { inWork } from '../bootstrap/project.mjs';
import { codeVersion } from '../cache/code-version.mjs';
import { fileCache } from '../cache/file-cache.mjs';
import { type CompileInto, compileInto } from '../compile/compile-into';
import { report } from '../content/report';
import { addBundle } from './add-bundle';
import { withBuildLock } from './build-lock';
import { cachedBundle } from './cached-bundle';
import { finishSite } from './finish-site';
import { loadModules } from './load-modules';
import { prerenderPages } from './prerender-pages';
import { progress } from './progress';
import { newStaging, putInPlace } from './put-in-place';
import { siteFolder } from './site-folder';

export interface BuildOptions {
  /** Data folder; by default the product's own. */
  readonly data?: string | undefined;
  /** Output folder; by default `dist/`. */
  readonly out?: string | undefined;
}

/**
 * Builds the site into `dist/client`, and the configuration files of hosts into `dist/hosting`: compiles the data, bundles, pre-renders
 * every page and adds the documents. The site is made in a temporary folder, which replaces the last site at the end; if a step fails,
 * the last site stays. If another build uses the folder, this one waits before it reads the data.
 */
export function build({ data, out }: BuildOptions = {}): Promise<PublishedContent> {
  const dist = resolve(out ?? inWork('dist'));
  return withBuildLock(dist, () => buildInto(dist, { dataDir: data, outDir: out && join(dist, 'content') }));
}

async function buildInto(dist: string, options: Pick<CompileInto, 'dataDir' | 'outDir'>): Promise<PublishedContent> {
  const { site: made, modules, publicDir, diagnostics } = await compileInto(options);
  if (diagnostics.length > 0) process.stdout.write(report('text', diagnostics));
  if (!made) throw new Error('The data has errors; nothing was built.');

  const cache = fileCache();
  const version = codeVersion();
  const bundle = await progress.during('Bundling styles and scripts', () => cachedBundle(version));
  const staging = newStaging(dist);
  try {
    const client = join(staging, 'client');
    const site = siteFolder(client);
    const contents = await Promise.all(modules.map(loadModules));
    const total = contents.reduce((count, { routes }) => count + routes.length, 0);
    const pages = { renderer: bundle.renderer, site, contents };
    const scripts = await progress.during('Rendering pages', (advance) => prerenderPages(pages, advance), total);
    addBundle(site, bundle.client, scripts);
    const hosting = join(staging, 'hosting');
    await finishSite(made, { site, hosting, publicDir, licencesOf: bundle.licencesOf, cache, version });
    putInPlace(client, dist, 'client');
    putInPlace(hosting, dist, 'hosting');
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  cache.prune();
  return made.content;
}
