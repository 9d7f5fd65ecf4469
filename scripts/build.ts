import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inProject } from './bootstrap/project.mjs';
import { compileInto } from './content/compile-into';
import type { Content } from './content/content';
import { writeFiles } from './content/emit/write';
import { report } from './content/report';
import { codeVersion } from './site/code-version';
import { fileCache } from './site/file-cache';
import { finishSite } from './site/finish-site';
import { keptBundle } from './site/kept-bundle';
import { keptWork } from './site/kept-work';
import { prerenderPages } from './site/prerender-pages';
import { progress } from './site/progress';
import { clearLeftovers, newStaging, putInPlace } from './site/put-in-place';

/**
 * Builds the whole site into `dist/client`: compiles the data, bundles, pre-renders every page, adds the documents; what
 * hosts need beside it goes to `dist/hosting`. All of it is made in a folder of its own, from modules of its own, and put
 * in place at the end: where a step fails, the last good site stands, and two builds at a time do not meet.
 */
export async function build(): Promise<Content> {
  const dist = inProject('dist');
  clearLeftovers(dist);
  const { content, pictures, originals, publicDir, routes, files, diagnostics } = await compileInto();
  if (diagnostics.length > 0) process.stdout.write(report('text', diagnostics));
  if (!(content && files)) throw new Error('The data has errors; nothing was built.');

  const staging = newStaging(dist);
  const site = join(staging, 'client');
  const hosting = join(staging, 'hosting');
  const modules = join(staging, 'content');
  const folder = inProject('.content/cache');
  const cache = fileCache(folder);
  const version = codeVersion();
  const rendered = { ...content, pictures, routes };
  const kept = keptWork(cache, version, rendered);
  try {
    writeFiles(modules, files);
    const bundle = await progress.during('Bundling styles and scripts', () => keptBundle(folder, version));
    cpSync(join(bundle.folder, 'client'), site, { recursive: true });
    const pages = { bundle: bundle.folder, site, content: rendered, kept };
    await progress.during('Rendering pages', (advance) => prerenderPages(pages, advance), routes.length);
    const { packagesBehind } = bundle;
    await finishSite({ site, hosting, publicDir, content, pictures, originals, routes, packagesBehind, cache, kept });
    cache.prune();
    putInPlace(hosting, dist, 'hosting');
    putInPlace(site, dist, 'client');
    return content;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await build().catch((problem: unknown) => {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exitCode = 1;
  });
}
