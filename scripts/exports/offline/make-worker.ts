import { build } from 'esbuild';
import { isDividedByDay } from '../../../shared/format/schedule';
import type { RouteKind } from '../../../shared/model/collections';
import { hasQuality } from '../../../shared/model/page-kinds';
import type { OfflineSettings } from '../../../shared/offline/settings';
import { entriesAddress, indexAddress, vocabularyAddress, wordsAddress } from '../../../shared/search/index-files';
import { interfaceLanguage, wordsOf } from '../../../shared/words';
import { inProject } from '../../bootstrap/project.mjs';
import type { SiteContent } from '../../content/site-content';
import { divisionOf } from '../find/division';
import { programFiles } from '../my-program/program-files';

/** Bytes that are kept on a device, unpacked: a third of it is what comes over the network. */
const BUDGET = 3_000_000;

/** The most pages: more are never reached within the budget. */
const MOST_WANTED = 300;

/** Pages that are kept, the most wanted first. */
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
  'poster',
];

/** Pages that are offered where one was not kept. */
const WAYS: readonly RouteKind[] = ['schedule', 'my-programme', 'search', 'home'];

/** The service worker of a site, or the one that takes it away where the conference wants none. */
export async function makeWorker(site: SiteContent): Promise<string> {
  const { offline } = site.content.conference.features;
  const entry = offline ? 'renderer/offline/worker.ts' : 'renderer/offline/uninstall-worker.ts';
  const { outputFiles } = await build({
    entryPoints: [inProject(entry)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
    // ASCII alone: nothing depends on how it is sent.
    charset: 'ascii',
    define: { SETTINGS: JSON.stringify(settingsOf(site)) },
  });
  return outputFiles[0]?.text ?? '';
}

function settingsOf(site: SiteContent): OfflineSettings {
  const { content, routes } = site;
  const own = routes.filter(({ path, canonical }) => path === canonical);
  const of = (kind: RouteKind) => own.filter((route) => route.kind === kind);
  const { offline } = wordsOf(content);
  const pages = KINDS.flatMap((kind) => of(kind).map(({ path }) => path));
  const first = pages.slice(0, 8);
  return {
    excluded: [
      ...routes.filter(({ kind }) => hasQuality(kind, 'payment')).map(({ path }) => path),
      ...['/documents', '/cards', '/payment-sandbox', '/data'],
    ],
    wanted: [...first, ...filesOf(site), ...pages.slice(8)].slice(0, MOST_WANTED),
    budget: BUDGET,
    language: interfaceLanguage(content.conference.language, content.words),
    asOf: offline.asOf('{time}'),
    notKept: offline.notKept,
    kept: offline.kept,
    links: WAYS.flatMap((kind) => of(kind).slice(0, 1)).map(({ path, title }) => ({ path, title })),
  };
}

/** The search and the visitor's own program, as far as a small conference has them in a few files. */
function filesOf(site: SiteContent): string[] {
  const { content, routes } = site;
  const has = (kind: RouteKind) => routes.some((route) => route.kind === kind);
  const { shards, chunks } = divisionOf(site);
  const isSmall = !isDividedByDay(content.papers, content.presentations);
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
