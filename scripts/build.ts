import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as viteBuild } from 'vite';
import { prerender } from 'vite-plugin-ssr/prerender';
import type { Content } from '../.content/types';
import { inProject, projectRoot } from './bootstrap/project.mjs';
import { compileInto } from './content/compile-into';
import { writeFiles } from './content/emit/write';
import { report } from './content/report';
import { shippedPackages } from './exports/licences/shipped-packages';
import { finishSite } from './site/finish-site';
import { clearLeftovers, newStaging, putInPlace } from './site/put-in-place';

/**
 * Builds the whole site into `dist/client`: compiles the data, bundles, pre-renders every page, adds the documents; what
 * hosts need beside it goes to `dist/hosting`. All of it is made in a folder of its own, from modules of its own, and put
 * in place at the end: where a step fails, the last good site stands, and two builds at a time do not meet.
 */
export async function build(): Promise<Content> {
  const dist = inProject('dist');
  clearLeftovers(dist);
  const { content, pictures, routes, files, diagnostics } = await compileInto();
  if (diagnostics.length > 0) process.stdout.write(report('text', diagnostics));
  if (!(content && files)) throw new Error('The data has errors; nothing was built.');

  // Another value, such as a test runner's, would put React's development build into the site.
  process.env.NODE_ENV = 'production';
  const staging = newStaging(dist);
  const site = join(staging, 'client');
  const hosting = join(staging, 'hosting');
  const modules = join(staging, 'content');
  const shipped = shippedPackages(projectRoot);
  const config = {
    root: projectRoot,
    logLevel: 'warn',
    // Not `.content`, which another build may be writing from other data.
    resolve: { alias: { '#content': join(modules, 'index.ts') } },
    build: { outDir: staging, emptyOutDir: true },
  } as const;
  try {
    writeFiles(modules, files);
    await viteBuild({ ...config, plugins: [shipped.plugin] });
    await viteBuild({ ...config, build: { ...config.build, ssr: true } });
    // vite-plugin-ssr would find it through a note in its own folder, where another build may write meanwhile.
    createRequire(import.meta.url)(join(staging, 'server', 'importBuild.cjs'));
    await prerender({ viteConfig: config, onPagePrerender: writePage });
    await finishSite({ site, hosting, modules, content, pictures, routes, shipped });
    putInPlace(hosting, dist, 'hosting');
    putInPlace(site, dist, 'client');
    return content;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Writes a page as vite-plugin-ssr itself would, without a line of log for each. */
function writePage({ _prerenderResult: { filePath, fileContent } }: PrerenderedPage): void {
  mkdirSync(dirname(filePath), { recursive: true });
  writeFileSync(filePath, fileContent);
}

/** What vite-plugin-ssr hands to `onPagePrerender`; its own types do not say. */
interface PrerenderedPage {
  readonly _prerenderResult: { readonly filePath: string; readonly fileContent: string };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await build().catch((problem: unknown) => {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exitCode = 1;
  });
}
