import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { engineRoot, inEngine } from '../../scripts/bootstrap/project.mjs';
import { fileCache } from '../../scripts/cache/file-cache.mjs';
import { compileSite } from '../../scripts/compile/editions/compile-site';
import type { Diagnostic } from '../../scripts/content/report/diagnostics';
import { renderedContents } from '../../scripts/content/site-content';
import { filesOfAll, type SiteFile } from '../../scripts/exports/site-files';
import { publicFolder } from '../../scripts/files/assets';
import { filesIn } from '../../scripts/files/files-in';
import { siteFacts } from '../../scripts/hosting/policy/site-facts';
import { SANDBOX_API } from '../../scripts/payment-sandbox/paths';
import { paymentSandbox } from '../../scripts/payment-sandbox/sandbox';
import { type PaymentFacts, paymentFacts } from '../../scripts/payments/facts';
import { requestPath } from '../../scripts/serve/request-path';
import type { Handler } from '../../scripts/serve/site-server';
import { pageFile } from '../../scripts/site/page-file.mjs';
import { renderPages } from '../../scripts/site/render-site.mjs';
import type { PublishedContent } from '../../shared/model/content';
import type { Route } from '../../shared/model/route';
import { type Bundle, makeBundle } from '../site/support/bundle';
import { type BuiltPage, readPage } from '../site/support/read-page';
import { type ServedSite, serveFolder } from '../site/support/serve';
import type { TestConference } from './conferences';
import { someOfEach } from './rounds';

/** A page of a test conference, and what kind of page it is. */
export interface ConferencePage extends BuiltPage, Pick<Route, 'kind' | 'canonical'> {}

/** A test conference whose pages are made. */
export interface BuiltConference {
  readonly name: string;
  /** What the compiler had to say of its data. */
  readonly diagnostics: readonly Diagnostic[];
  readonly content: PublishedContent;
  /** Those of its pages that are rendered by now. */
  readonly pages: readonly ConferencePage[];
  /** The page at an address; throws if it is not rendered. */
  readonly pageAt: (path: string) => ConferencePage;
  /** Renders the pages at some addresses, unless they are; the others are rendered when they are asked for over the network. */
  readonly render: (paths: Iterable<string>) => Promise<void>;
  /** Every file of the site, as an address from its root. */
  readonly files: ReadonlySet<string>;
  /** The text of a script or a stylesheet. */
  readonly fileText: (address: string) => string;
  /** Makes the exported files whose addresses match, as a build would, and returns the folder of the site. */
  readonly makeFiles: (addresses: RegExp) => Promise<string>;
  /** What the payment service knows of it; absent if it takes no payments. */
  readonly payments: PaymentFacts | undefined;
  /** Serves it with the payment sandbox, or with a handler in its place. */
  readonly serve: (payments?: Handler) => Promise<ServedSite>;
}

/** One page of each kind: the longest or the shortest. */
export function oneOfEachKind(pages: readonly ConferencePage[], which: 'longest' | 'shortest'): ConferencePage[] {
  const kinds = new Map<string, ConferencePage>();
  const sign = which === 'longest' ? 1 : -1;
  for (const page of pages.toSorted((one, other) => sign * (one.html.length - other.html.length)))
    if (page.path === page.canonical) kinds.set(page.kind, page);
  return [...kinds.values()];
}

/** A workshop in which test conferences are built, all of them with one bundle. */
export interface ConferenceBuilder {
  /** Builds a conference; with a number, in this process, so many pages of each kind at first, and all in the thorough round. */
  readonly build: (conference: Pick<TestConference, 'name' | 'lay'>, few?: number) => Promise<BuiltConference>;
  readonly remove: () => void;
}

/** Makes the bundle that all of them are built with. */
export async function conferenceBuilder(): Promise<ConferenceBuilder> {
  const bundle = await makeBundle();
  const folder = mkdtempSync(join(tmpdir(), 'conference-site-conferences-'));
  return {
    build: (conference, few) => buildConference(conference, few, bundle, folder),
    remove: () => {
      bundle.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A page at its address; that of the result of a payment is the file of an id. */
const pageOf = ({ path, kind, canonical }: Pick<ConferencePage, 'path' | 'kind' | 'canonical'>, html: string) => {
  const id = kind === 'payment-result' ? '/id' : '';
  return Object.assign(readPage(html), { path: path + id, kind, canonical: canonical + id });
};

async function buildConference(
  { name, lay }: Pick<TestConference, 'name' | 'lay'>,
  few: number | undefined,
  bundle: Bundle,
  folder: string,
): Promise<BuiltConference> {
  const dataDir = join(folder, name);
  mkdirSync(dataDir);
  lay(dataDir);
  const publicDir = publicFolder(dataDir);
  const { site: compiled, diagnostics } = await compileSite({
    dataDir,
    publicDir,
    publicIsShared: publicDir === join(engineRoot, 'public'),
    overrides: { paymentApi: SANDBOX_API },
  });
  if (!compiled) throw new Error(`The data of ${name} have errors: ${JSON.stringify(diagnostics, undefined, 2)}`);
  const { content } = compiled;
  const shown = renderedContents(compiled);
  const site = join(bundle.folder, name);
  const routes = shown.flatMap((edition) => edition.routes);
  const rendered = new Map<string, ConferencePage>();
  const render = async (paths: Iterable<string>) => {
    const wanted = new Set(paths);
    for (const edition of shown) {
      const missing = edition.routes.filter(({ path }) => wanted.has(path) && !rendered.has(path));
      for await (const { route, html } of renderPages(bundle.renderPage, edition, missing)) {
        const file = join(site, pageFile(route));
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, html);
        rendered.set(route.path, pageOf(route, html));
      }
    }
  };
  // Most of a conference's pages are those of its records, made alike: to render, write and remove all takes longer than to look at some.
  if (few !== undefined) await render(someOfEach(routes, ({ kind }) => kind, few).map(({ path }) => path));
  else {
    await bundle.render(name, ...shown);
    for (const route of routes)
      rendered.set(route.path, pageOf(route, readFileSync(join(site, pageFile(route)), 'utf8')));
  }
  cpSync(join(bundle.folder, 'client/assets'), join(site, 'assets'), { recursive: true });

  const workshop = {
    publicDir,
    cache: fileCache(inEngine('.content/cache')),
    licences: () => [],
  };
  const exported = new Map(filesOfAll(compiled, workshop).map((file) => [file.address, file]));
  const makeFile = async ({ address, make }: SiteFile) => {
    const path = join(site, address);
    if (existsSync(path)) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await make());
  };
  // Pages need it at once, and it takes no time.
  for (const file of exported.values()) if (/\/theme\//.test(file.address)) await makeFile(file);
  const errorPages = routes.filter(({ kind }) => kind === 'error').map(({ path }) => path);
  /** What takes long to make is made only for those who ask for it. */
  const makeOnDemand: Handler = (request, _response, next) => {
    const address = requestPath(request.url ?? '/') ?? '';
    const file = exported.get(address);
    (file ? makeFile(file) : render([address, ...errorPages])).then(next, next);
  };
  const facts = siteFacts(
    content,
    compiled.routes,
    (compiled.past ?? []).map(({ edition }) => edition.base),
  );
  return {
    name,
    diagnostics,
    content,
    get pages() {
      return routes.flatMap(({ path }) => rendered.get(path) ?? []);
    },
    pageAt: (path) => {
      // That of the result of a payment is the file of an id.
      const page = rendered.get(path) ?? rendered.get(path.replace(/\/id$/, ''));
      if (!page) throw new Error(`There is no page ${path}.`);
      return page;
    },
    render,
    files: new Set([
      ...filesIn(site).map((file) => `/${file}`),
      ...routes.map((route) => join('/', pageFile(route))),
      ...exported.keys(),
    ]),
    fileText: (address) => readFileSync(join(site, address), 'utf8'),
    makeFiles: async (addresses) => {
      for (const file of exported.values()) if (addresses.test(file.address)) await makeFile(file);
      return site;
    },
    payments: paymentFacts(shown[0]),
    serve: (payments) => {
      const sandbox = paymentSandbox(async () => ({ currencies: content.currencies, routes: facts.routes }));
      return serveFolder({ dir: site, facts, handlers: [payments ?? sandbox, makeOnDemand] });
    },
  };
}
