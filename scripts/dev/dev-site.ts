import type { RenderedContent } from '../../shared/model/content';
import { inWork } from '../bootstrap/project.mjs';
import { fileCache } from '../cache/file-cache.mjs';
import { compileInto } from '../compile/compile-into';
import { dataFolder, folderOfOther } from '../content/data-folder';
import { memoisedSteps } from '../content/memoised-steps';
import { report } from '../content/report';
import { deskServer } from '../desk/server/desk-server';
import type { DeskFiles } from '../desk/server/page';
import type { Workshop } from '../exports/export';
import { filesOfAll, type SiteFile } from '../exports/site-files';
import { publicFolder } from '../files/assets';
import { errorMessage } from '../files/error-message';
import { oneAtATime } from '../files/one-at-a-time';
import { watchFolders } from '../files/watch-folders';
import { contentType } from '../hosting/policy/content-types';
import { SANDBOX_API } from '../payment-sandbox/paths';
import { paymentSandbox } from '../payment-sandbox/sandbox';
import { requestPath } from '../serve/request-path';
import { type Handler, inTurn } from '../serve/site-server';
import { loadModules } from '../site/load-modules';
import type { RenderPage } from '../site/load-renderer';
import { compileProblem } from './compile-problem';
import { devPages } from './dev-pages';
import { liveEvents } from './live-events';
import { pageTraffic } from './page-traffic';
import { warningsAfterPages } from './warnings-after-pages';

/** What the site of `dev` shows. */
export interface Shown {
  /** Data folder; by default as for all commands. */
  readonly data?: string | undefined;
  /** The time at which pages are shown, in the conference's zone, such as 2023-12-13T11:30. */
  readonly at?: string | undefined;
}

interface DevOptions extends Shown {
  /** The address of the script that updates pages and shows problems (`dev.client.ts`). */
  readonly script: string;
  /** Scripts and styles by address, unless Vite serves them. */
  readonly bundled?: ReadonlyMap<string, Uint8Array>;
  readonly licences?: Workshop['licences'];
  readonly renderPage: RenderPage;
  /** Makes the script and styles of the desk. */
  readonly deskFiles: () => Promise<DeskFiles>;
}

/** A site that follows its data. */
interface DevSite {
  /** Handles events, payments, scripts, styles and exported files. */
  readonly files: Handler;
  /** Handles all other requests. */
  readonly pages: Handler;
  /** The way to the desk, with its key. */
  readonly desk: string;
  readonly close: () => void;
}

/**
 * Compiles the data at the start and after every save, updates open pages, shows the problems of the data on the page, and serves the
 * pages and exported files of a build. Payments go to the sandbox on the same port, unless PAYMENT_API names a service.
 */
export async function devSite(options: DevOptions): Promise<DevSite> {
  const { data, at, script, bundled, licences = () => [], renderPage, deskFiles } = options;
  process.env.PAYMENT_API ||= SANDBOX_API;
  const dataDir = dataFolder(data);
  // The type checker and tests read the modules of the conference's own data.
  const outDir = folderOfOther(dataDir) ?? inWork('.content');
  const workshop = { publicDir: publicFolder(dataDir), cache: fileCache(), licences };
  /** Listed only when one is requested: thousands of papers have many files. */
  let files: () => ReadonlyMap<string, SiteFile> = () => new Map();
  /** The contents of the last data without errors, the newest edition first. */
  let shown: readonly RenderedContent[] = [];

  const steps = memoisedSteps();
  const desk = deskServer({
    dataDir,
    publicDir: () => workshop.publicDir,
    routes: () => shown[0]?.routes ?? [],
    files: deskFiles,
    steps,
  });
  /** Whether the last data has no errors, and pages show it. */
  let isShown = false;
  const events = liveEvents((diagnostics, content) => desk.report({ diagnostics, content, isShown }));
  const traffic = pageTraffic();
  const reportLater = warningsAfterPages(events, traffic);
  /** Reports exceptions of the compiler, such as a folder with the name of a file: the next save may fix it. */
  const reportProblem = (problem: unknown) => {
    const found = [compileProblem(problem, dataDir)];
    isShown = false;
    console.error(report('text', found));
    events.report(found);
  };
  const recompile = async () => {
    const reportWarnings = reportLater();
    const { site, modules, publicDir, withWarnings } = await compileInto({
      dataDir,
      outDir,
      steps,
      deferWarnings: true,
      forDev: true,
    });
    workshop.publicDir = publicDir;
    isShown = site !== undefined;
    if (site) {
      files = filesLater(() => filesOfAll(site, workshop));
      shown = await Promise.all(modules.map(loadModules));
      events.nextContent();
    }
    reportWarnings(withWarnings, site !== undefined).catch(reportProblem);
  };
  const compile = oneAtATime(() => recompile().catch(reportProblem));
  // Before the first compilation, during which somebody may save.
  const stopWatching = watchFolders([dataDir, inWork('public')], compile);
  await compile();

  const serveFile: Handler = async (request, response, next) => {
    const path = requestPath(request.url ?? '/') ?? '';
    const isPage = shown.some(({ routes }) => routes.some((route) => route.path === path));
    try {
      const bytes = bundled?.get(path) ?? (isPage ? undefined : await files().get(path)?.make());
      if (bytes === undefined) return next();
      response.writeHead(200, {
        'content-type': contentType(path) ?? 'application/octet-stream',
        // Names in this folder have a hash of the content.
        'cache-control': path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-store',
      });
      response.end(bytes);
    } catch (problem) {
      console.error(problem);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(errorMessage(problem));
    }
  };
  const sandbox = paymentSandbox(async () => shown[0] ?? { currencies: [], routes: [] });
  const mark = () => `<script type="module" src="${script}" data-content-number="${events.content()}"></script>`;
  return {
    files: inTurn([events.connect, desk.handle, sandbox, serveFile]),
    pages: devPages({ contents: () => shown, renderPage, mark, traffic, at }),
    desk: desk.path,
    close: () => {
      stopWatching();
      events.close();
      desk.close();
    },
  };
}

/** Lists files by address when first called. */
function filesLater(find: () => readonly SiteFile[]): () => ReadonlyMap<string, SiteFile> {
  let found: ReadonlyMap<string, SiteFile> | undefined;
  return () => {
    found ??= new Map(find().map((file) => [file.address, file]));
    return found;
  };
}
