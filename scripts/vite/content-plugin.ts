import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { RenderedContent } from '../../shared/model/content';
import { inProject, projectRoot } from '../bootstrap/project.mjs';
import { fileCache } from '../cache/file-cache.mjs';
import { hashOf } from '../cache/hash-of.mjs';
import { compileInto } from '../compile/compile-into';
import { dataFolder, OWN_DATA } from '../content/data-folder';
import { memoisedSteps } from '../content/memoised-steps';
import { report } from '../content/report';
import { declaredPackages } from '../exports/licences/shipped-packages';
import { filesOfAll, type SiteFile } from '../exports/site-files';
import { publicFolder } from '../files/assets';
import { contentType } from '../hosting/policy/content-types';
import { SANDBOX_API } from '../payment-sandbox/paths';
import { paymentSandbox } from '../payment-sandbox/sandbox';
import { loadModules } from '../site/load-modules';
import { compileProblem } from './compile-problem';
import { oneAtATime } from './one-at-a-time';
import { pageMiddleware } from './page-middleware';
import { pageTraffic } from './page-traffic';
import { problemPanel } from './problem-panel';
import { type ShownContent, shownContent } from './shown-content';
import { warningsAfterPages } from './warnings-after-pages';

/**
 * For `npm run dev`: compiles the data at the start and on every save of it or of a picture, has pages follow, lists the
 * problems of the data on the page until they are fixed, and serves the pages and the files beside them that a build would
 * make. Payments go to the sandbox, which answers on the same port, unless PAYMENT_API names a service. It stands before
 * vite-plugin-ssr's plugin, whose own answers know no content.
 */
export function contentPlugin(): Plugin {
  const content = shownContent();
  const configureServer = (server: ViteDevServer) => serveContent(server, content);
  // Before the content is compiled, which happens when the server is configured.
  const config = () => {
    process.env.PAYMENT_API ||= SANDBOX_API;
  };
  return { name: 'conference-content', apply: 'serve', config, configureServer };
}

async function serveContent(server: ViteDevServer, content: ShownContent): Promise<() => void> {
  const dataDir = dataFolder();
  // The modules of other data would stand in the place of the repository's own, which the type checker and tests read.
  const outDir = inProject(dataDir === OWN_DATA ? '.content' : `.content/other/${hashOf(dataDir, 8)}`);
  const earlier = join(outDir, 'index.ts');
  const panel = problemPanel();
  /** Found when one is asked for: with thousands of papers they are many, and pages do not wait for them. */
  let files: () => ReadonlyMap<string, SiteFile> = () => new Map();
  /** Those of the last data without errors, the newest edition first. */
  let shown: readonly RenderedContent[] = [];
  const workshop = {
    publicDir: publicFolder(dataDir),
    cache: fileCache(),
    packages: () => declaredPackages(projectRoot),
  };

  const traffic = pageTraffic();
  const remarks = warningsAfterPages(server, panel, traffic);
  const steps = memoisedSteps();
  const recompile = async () => {
    const remark = remarks.begin();
    const { site, modules, publicDir, withWarnings } = await compileInto({ outDir, steps, deferWarnings: true });
    workshop.publicDir = publicDir;
    if (site) {
      files = filesLater(() => filesOfAll(site, workshop));
      shown = await Promise.all(modules.map(loadModules));
    }
    if (shown.length === 0 && existsSync(earlier)) shown = [await loadModules(earlier)];
    if (site) content.change(server);
    remark(withWarnings, site !== undefined).catch(tell);
  };
  /** Whatever is in the way, such as a folder in the place of a file: the next save may take it away. */
  const tell = (problem: unknown) => {
    const found = [compileProblem(problem, dataDir)];
    server.config.logger.error(report('text', found));
    panel.tell(server, found);
  };
  const compile = oneAtATime(() => recompile().catch(tell));
  await compile();
  content.listen(server);
  panel.listen(server);

  const watched = [dataDir, inProject('public')];
  server.watcher.add(watched);
  let pending: NodeJS.Timeout | undefined;
  // Without a listener, a folder that cannot be watched would end the server.
  server.watcher.on('error', tell);
  server.watcher.on('all', (_event, path) => {
    if (!watched.some((folder) => path.startsWith(folder))) return;
    remarks.forget();
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
  // After Vite's own middlewares, which answer for scripts and styles.
  return () =>
    server.middlewares.use(
      pageMiddleware(
        () => shown,
        () => content.mark() + panel.mark,
        traffic,
      ),
    );
}

/** Files by their addresses, found once. */
function filesLater(find: () => readonly SiteFile[]): () => ReadonlyMap<string, SiteFile> {
  let found: ReadonlyMap<string, SiteFile> | undefined;
  return () => {
    found ??= new Map(find().map((file) => [file.address, file]));
    return found;
  };
}
