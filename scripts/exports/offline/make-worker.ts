import { readFileSync } from 'node:fs';
import { presentedIn } from '../../../shared/format/contributions';
import { isDividedByDay } from '../../../shared/format/schedule';
import type { RouteKind } from '../../../shared/model/collections';
import { hasQuality } from '../../../shared/model/page-kinds';
import type { OfflineSettings } from '../../../shared/offline/settings';
import { entriesAddress, indexAddress, vocabularyAddress, wordsAddress } from '../../../shared/search/index-files';
import { wordsOf } from '../../../shared/words';
import { relativeLocale } from '../../../shared/words/relative-locale';
import { inEngine, isPackaged } from '../../bootstrap/project.mjs';
import { addressPrefix, type SiteContent } from '../../content/site-content';
import { divisionOf } from '../find/division';
import { programFiles } from '../my-program/program-files';

/** The most bytes that are cached on a device, uncompressed; about a third of that is transferred. */
const BUDGET = 3_000_000;

/** The most pages: more never fit into the budget. */
const MOST_WANTED = 300;

/** Kinds of pages to cache, in order of priority. */
const KINDS: readonly RouteKind[] = [
  'my-programme',
  'schedule',
  'schedule-day',
  'search',
  'home',
  'attending',
  'changes',
  'session',
  'paper',
  'talk',
  'poster',
];

/** Kinds of pages that are offered instead of one that was not cached. */
const WAYS: readonly RouteKind[] = ['schedule', 'my-programme', 'search', 'home'];

/** Makes the service worker of a site, or one that uninstalls itself if the conference has switched it off. */
export const makeWorker = (site: SiteContent): Promise<string> =>
  site.content.conference.features.offline
    ? withSettings('worker', settingsOf(site))
    : makeUninstallWorker(addressPrefix(site));

/** Makes a service worker that uninstalls that of the site below a path. */
export const makeUninstallWorker = (base: string): Promise<string> => withSettings('uninstall-worker', { base });

async function withSettings(name: 'worker' | 'uninstall-worker', settings: Partial<OfflineSettings>): Promise<string> {
  const script = isPackaged
    ? readFileSync(inEngine(`bundle/${name}.js`), 'utf8')
    : await (await import('./bundle-worker-script')).bundleWorkerScript(name);
  return `const SETTINGS=${inAscii(JSON.stringify(settings))};\n${script}`;
}

/** Escapes JSON to ASCII, so that the charset of the response does not matter. */
const inAscii = (json: string) =>
  json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

function settingsOf(site: SiteContent): OfflineSettings {
  const { content, routes } = site;
  const base = addressPrefix(site);
  const own = routes.filter(({ path, canonical }) => path === canonical);
  const of = (kind: RouteKind) =>
    own.filter((route) => route.kind === kind).map(({ path, title }) => ({ path: base + path, title }));
  const { offline } = wordsOf(content);
  const pages = KINDS.flatMap((kind) => of(kind).map(({ path }) => path));
  const first = pages.slice(0, 8);
  return {
    base,
    excluded: [
      ...routes.filter(({ kind }) => hasQuality(kind, 'payment')).map(({ path }) => path),
      ...['/documents', '/cards', '/payment-sandbox', '/data'],
    ].map((path) => base + path),
    wanted: [...first, ...filesOf(site).map((address) => base + address), ...pages.slice(8)].slice(0, MOST_WANTED),
    budget: BUDGET,
    language: relativeLocale(content.conference, content.words),
    asOf: offline.asOf('{time}'),
    notKept: offline.notKept,
    kept: offline.kept,
    links: WAYS.flatMap((kind) => of(kind).slice(0, 1)),
  };
}

/** Lists the files of search and "my programme", as far as they are few. */
function filesOf(site: SiteContent): string[] {
  const { content, routes } = site;
  const has = (kind: RouteKind) => routes.some((route) => route.kind === kind);
  const { shards, chunks } = divisionOf(site);
  const isSmall = !isDividedByDay(presentedIn(content.contributions), content.presentations);
  return [
    ...(has('my-programme') ? programFiles(content).map(({ address }) => address) : []),
    ...(has('search')
      ? [
          indexAddress,
          vocabularyAddress,
          ...Array.from({ length: shards }, (_, shard) => wordsAddress(shard)),
          ...(isSmall ? Array.from({ length: chunks }, (_, chunk) => entriesAddress(chunk)) : []),
        ]
      : []),
  ];
}
