import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inProject } from './bootstrap/project.mjs';
import { codeVersion } from './cache/code-version.mjs';
import { CACHE } from './cache/kept-folder.mjs';
import { keeperOf } from './cache/kept-work';
import { packedCache } from './cache/packed-cache';
import { defineCommand, runCommand } from './command-line';
import { type CompileInto, compileInto } from './content/compile-into';
import type { Content } from './content/content';
import { report } from './content/report';
import { shownOf } from './content/site-content';
import { filesIn } from './files/files-in';
import { alone } from './site/build-lock';
import { finishSite } from './site/finish-site';
import { type KeptBundle, keptBundle } from './site/kept-bundle';
import { prerenderPages } from './site/prerender-pages';
import { progress } from './site/progress';
import { newStaging, placeSite, putInPlace } from './site/put-in-place';
import { type SiteFolder, siteFolder } from './site/site-folder';

const COMMAND = defineCommand({
  call: 'npm run build',
  does: 'Builds the site that is published: dist/client has its files, dist/hosting what hosts need.',
  options: {
    data: { value: 'DIR', does: 'builds from the data folder DIR, in place of data/' },
    out: { value: 'DIR', does: 'makes client/ and hosting/ in DIR, in place of dist/' },
  },
});

/** The options of a build: the data folder, if not the product's own, and the folder for the output. */
export interface BuildOptions {
  readonly data?: string | undefined;
  readonly out?: string | undefined;
}

/**
 * Builds the whole site into `dist/client`: compiles the data, bundles, pre-renders every page, adds the documents; the
 * files that hosts need beside it go to `dist/hosting`. New files are made in a folder of their own and put in place at
 * the end: if a step fails, the last good site stands. Of two builds at a time into one folder, the second waits before it
 * reads the data, so that the last site is always that of the last data.
 */
export function build({ data, out }: BuildOptions = {}): Promise<Content> {
  const dist = resolve(out ?? inProject('dist'));
  return alone(dist, () => buildInto(dist, { dataDir: data, outDir: out && join(dist, 'content') }));
}

async function buildInto(dist: string, options: Pick<CompileInto, 'dataDir' | 'outDir'>): Promise<Content> {
  const { site: made, publicDir, diagnostics } = await compileInto(options);
  if (diagnostics.length > 0) process.stdout.write(report('text', diagnostics));
  if (!made) throw new Error('The data has errors; nothing was built.');

  const cache = packedCache(CACHE);
  const version = codeVersion();
  const keeper = keeperOf(cache, version);
  const bundle = await progress.during('Bundling styles and scripts', () => keptBundle(version));
  // Nothing is taken from a last site that somebody has removed meanwhile.
  for (const last of [join(dist, 'client'), undefined]) {
    const staging = newStaging(dist);
    try {
      const site = siteFolder(join(staging, 'client'), last ?? join(staging, 'none'), keeper.file(`site in ${dist}`));
      addBundle(site, bundle, version);
      const contents = shownOf(made);
      const total = contents.reduce((count, { routes }) => count + routes.length, 0);
      const pages = { bundle: bundle.folder, site, contents, keeper };
      await progress.during('Rendering pages', (advance) => prerenderPages(pages, advance), total);
      const hosting = join(staging, 'hosting');
      await finishSite(made, { site, hosting, publicDir, packagesBehind: bundle.packagesBehind, cache, keeper });
      if (!placeSite(site, staging, dist, 'client')) continue;
      putInPlace(hosting, dist, 'hosting');
      cache.prune();
      return made.content;
    } finally {
      rmSync(staging, { recursive: true, force: true });
      cache.flush();
    }
  }
  throw new Error(`The site in ${dist} went away while the new one was made of it. Run the build again.`);
}

/** Adds what browsers get of the bundle. */
function addBundle(site: SiteFolder, bundle: KeptBundle, version: string): void {
  const client = join(bundle.folder, 'client');
  for (const name of filesIn(client)) {
    const key = `bundle ${version}`;
    if (!site.take(name, key)) site.write(name, key, readFileSync(join(client, name)));
  }
}

/** Runs the command and gives its exit status. */
const main = (args: readonly string[]): Promise<number> =>
  runCommand(COMMAND, args, async ({ values }) => {
    await build(values);
    return 0;
  });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main(process.argv.slice(2)).then((status) => {
    process.exitCode = status;
  });
}
