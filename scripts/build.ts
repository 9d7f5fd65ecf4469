import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as viteBuild } from 'vite';
import { prerender } from 'vite-plugin-ssr/prerender';
import { compileInto, projectRoot } from './content/compile-into';
import { report } from './content/reporters';
import { finishSite } from './site/finish-site';

/**
 * Builds the whole site into `dist/client`: compiles the data, bundles, pre-renders every page, adds the documents.
 * All of it is made in a folder of its own and put in place at the end; where a step fails, the last good site stands.
 */
export async function build(): Promise<void> {
  const { content, diagnostics } = await compileInto();
  if (diagnostics.length > 0) process.stdout.write(report('text', diagnostics));
  if (!content) throw new Error('The data has errors; nothing was built.');

  // Another value, such as a test runner's, would put React's development build into the site.
  process.env.NODE_ENV = 'production';
  const dist = join(projectRoot, 'dist');
  clearLeftovers(dist);
  const staging = join(dist, `.next-${process.pid}`);
  const config = {
    root: projectRoot,
    logLevel: 'warn',
    build: { outDir: staging, emptyOutDir: true },
  } as const;
  try {
    await viteBuild(config);
    await viteBuild({ ...config, build: { ...config.build, ssr: true } });
    await prerender({ viteConfig: config, onPagePrerender: writePage });
    await finishSite(join(staging, 'client'), join(staging, 'hosting'), content);
    swap(join(staging, 'hosting'), join(dist, 'hosting'), join(dist, `.last-${process.pid}`));
    swap(join(staging, 'client'), join(dist, 'client'), join(dist, `.last-${process.pid}`));
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

/** Removes what builds that were interrupted have left, and nothing of one that is still running. */
function clearLeftovers(dist: string): void {
  for (const name of existsSync(dist) ? readdirSync(dist) : []) {
    const pid = /^\.(?:next|last)-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(dist, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Puts `next` in the place of `current`, which a server may be reading from. */
function swap(next: string, current: string, aside: string): void {
  mkdirSync(current, { recursive: true });
  renameSync(current, aside);
  renameSync(next, current);
  rmSync(aside, { recursive: true, force: true });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await build().catch((problem: unknown) => {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exitCode = 1;
  });
}
