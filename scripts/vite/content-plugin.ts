import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { RenderedContent } from '../../shared/model/content';
import { inWork } from '../bootstrap/project.mjs';
import { fileCache } from '../cache/file-cache.mjs';
import { hashOf } from '../cache/hash-of.mjs';
import { compileInto } from '../compile/compile-into';
import { dataFolder, OWN_DATA } from '../content/data-folder';
import { memoisedSteps } from '../content/memoised-steps';
import { report } from '../content/report';
import { filesOfAll, type SiteFile } from '../exports/site-files';
import { publicFolder } from '../files/assets';
import { contentType } from '../hosting/policy/content-types';
import { SANDBOX_API } from '../payment-sandbox/paths';
import { paymentSandbox } from '../payment-sandbox/sandbox';
import { loadModules } from '../site/load-modules';
import { compileProblem } from './compile-problem';
import { type LiveReload, liveReload } from './live-reload';
import { oneAtATime } from './one-at-a-time';
import { pageMiddleware } from './page-middleware';
import { pageTraffic } from './page-traffic';
import { problemPanel } from './problem-panel';
import { warningsAfterPages } from './warnings-after-pages';

/**
 * For `npm run dev`: compiles the data at the start and after every save, updates open pages, shows the problems of the data on the page,
 * and serves the pages and exported files of a build. Payments go to the sandbox on the same port, unless PAYMENT_API names a service.
 * This plugin must come before vite-plugin-ssr's, which would render pages without content.
 */
export function contentPlugin(): Plugin {
  const content = liveReload();
  const configureServer = (server: ViteDevServer) => serveContent(server, content);
  // Set before the content is compiled, in `configureServer`.
  const config = () => {
    process.env.PAYMENT_API ||= SANDBOX_API;
  };
  return { name: 'conference-content', apply: 'serve', config, configureServer };
}

async function serveContent(server: ViteDevServer, content: LiveReload): Promise<() => void> {
  const dataDir = dataFolder();
  // Modules of other data must not replace those of the repository's own data, which the type checker and tests read.
  const outDir = inWork(dataDir === OWN_DATA ? '.content' : `.content/other/${hashOf(dataDir, 8)}`);
  const earlier = join(outDir, 'index.ts');
  const panel = problemPanel();
  /** Listed only when one is requested: thousands of papers have many files. */
  let files: () => ReadonlyMap<string, SiteFile> = () => new Map();
  /** The contents of the last data without errors, the newest edition first. */
  let shown: readonly RenderedContent[] = [];
  const workshop = {
    publicDir: publicFolder(dataDir),
    cache: fileCache(),
    licences: () => [],
  };

  const traffic = pageTraffic();
  const warnings = warningsAfterPages(server, panel, traffic);
  const steps = memoisedSteps();
  const recompile = async () => {
    const reportWarnings = warnings.begin();
    const { site, modules, publicDir, withWarnings } = await compileInto({
      outDir,
      steps,
      deferWarnings: true,
      atRoot: true,
    });
    workshop.publicDir = publicDir;
    if (site) {
      files = filesLater(() => filesOfAll(site, workshop));
      shown = await Promise.all(modules.map(loadModules));
    }
    if (shown.length === 0 && existsSync(earlier)) shown = [await loadModules(earlier)];
    if (site) content.change(server);
    reportWarnings(withWarnings, site !== undefined).catch(reportProblem);
  };
  /** Reports exceptions of the compiler, such as a folder with the name of a file: the next save may fix it. */
  const reportProblem = (problem: unknown) => {
    const found = [compileProblem(problem, dataDir)];
    server.config.logger.error(report('text', found));
    panel.report(server, found);
  };
  const compile = oneAtATime(() => recompile().catch(reportProblem));
  await compile();
  content.listen(server);
  panel.listen(server);

  const watched = [dataDir, inWork('public')];
  server.watcher.add(watched);
  let pending: NodeJS.Timeout | undefined;
  // Without a listener, a folder that cannot be watched would end the server.
  server.watcher.on('error', reportProblem);
  server.watcher.on('all', (_event, path) => {
    if (!watched.some((folder) => path.startsWith(folder))) return;
    warnings.cancel();
    clearTimeout(pending);
    // A spreadsheet saves in several steps.
    pending = setTimeout(() => void compile(), 50);
  });
  server.middlewares.use(async (request, response, next) => {
    const path = (request.url ?? '').replace(/[?#].*$/, '');
    const isPage = shown.some(({ routes }) => routes.some((route) => route.path === path));
    try {
      const file = isPage ? undefined : files().get(path);
      if (!file) return next();
      const made = await file.make();
      response.setHeader('content-type', contentType(path) ?? 'application/octet-stream');
      response.end(made);
    } catch (problem) {
      next(problem);
    }
  });
  server.middlewares.use(paymentSandbox(async () => shown[0] ?? { currencies: [], routes: [] }));
  // After Vite's own middlewares, which serve scripts and styles.
  return () =>
    server.middlewares.use(
      pageMiddleware(
        () => shown,
        () => content.mark() + panel.mark,
        traffic,
      ),
    );
}

/** Lists files by address when first called. */
function filesLater(find: () => readonly SiteFile[]): () => ReadonlyMap<string, SiteFile> {
  let found: ReadonlyMap<string, SiteFile> | undefined;
  return () => {
    found ??= new Map(find().map((file) => [file.address, file]));
    return found;
  };
}
