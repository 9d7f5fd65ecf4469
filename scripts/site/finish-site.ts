import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject } from '../bootstrap/project.mjs';
import type { FileCache } from '../cache/file-cache';
import { type Keeper, keptOrMade } from '../cache/kept-work';
import type { SiteContent } from '../content/site-content';
import { DOCUMENT_FONTS } from '../exports/licences/licences';
import { filesOfAll } from '../exports/site-files';
import type { Place } from '../hosting/hosts';
import { type SiteFacts, siteFacts } from '../hosting/policy/site-facts';
import type { TextFiles } from '../hosting/template';
import { compressSite } from './compress';
import type { KeptBundle } from './kept-bundle';
import { scriptsIn, scriptsOfPages } from './page-scripts';
import { progress } from './progress';
import type { SiteFolder } from './site-folder';
import { writeMade, writeWritten } from './write-made';

interface Unfinished {
  /** The folder that visitors are served from, with the bundle's files and the pages. */
  readonly site: SiteFolder;
  /** The folder of the servers' configuration. */
  readonly hosting: string;
  /** The folder of the files that the data names. */
  readonly publicDir: string;
  readonly packagesBehind: KeptBundle['packagesBehind'];
  readonly cache: FileCache;
  readonly keeper: Keeper;
}

/**
 * Adds what is not made by Vite to a built site, and takes away what no page asks for. What servers are configured with
 * goes to a folder of its own, `hosting`.
 */
export async function finishSite(made: SiteContent, unfinished: Unfinished): Promise<void> {
  const { site, hosting, cache, keeper } = unfinished;
  const { content, routes, past = [] } = made;
  removeUnusedScripts(site);
  await makeExports(made, unfinished);
  await compressSite(site, cache);
  const facts = siteFacts(
    content,
    routes,
    past.map(({ edition }) => edition.base),
  );
  for (const [address, text] of Object.entries(await filesOfHosts('site', facts, keeper)))
    writeMade(site, address, text);
  for (const [address, text] of Object.entries(await filesOfHosts('beside', facts, keeper))) {
    const path = join(hosting, address);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** Hosts are mostly told the same as before: loading and compiling the templates takes longer than finding that out. */
async function filesOfHosts(place: Place, facts: SiteFacts, keeper: Keeper): Promise<TextFiles> {
  const text = await keptOrMade(keeper, `files of hosts ${place} ${JSON.stringify(facts)}`, {}, async () =>
    JSON.stringify((await import('../hosting/hosts')).hostFiles(place, facts)),
  );
  return JSON.parse(Buffer.from(text).toString()) as TextFiles; // as it was made here
}

/** How many files are made at a time; the libraries behind them use a thread each. */
const AT_A_TIME = 4;

async function makeExports(
  made: SiteContent,
  { site, publicDir, packagesBehind, cache, keeper }: Unfinished,
): Promise<void> {
  const workshop = { publicDir, cache, keeper, packages: () => packagesIn(site, packagesBehind) };
  const files = filesOfAll(made, workshop);
  const waiting = files.values();
  const makeAll = async (advance: () => void) => {
    let failed = false;
    const work = async () => {
      for (const { address, make, written } of waiting) {
        if (failed) return;
        if (written) await writeWritten(site, keeper, address, written);
        else writeMade(site, address, await make());
        advance();
      }
    };
    const workers = Array.from({ length: AT_A_TIME }, () =>
      work().catch((problem: unknown) => {
        failed = true;
        throw problem;
      }),
    );
    // Nobody may still be writing when the failed build clears its folder away.
    await Promise.allSettled(workers);
    await Promise.all(workers);
  };
  await progress.during('Making documents, pictures and cards', makeAll, files.length);
}

/** The packages that something in the site comes from. */
function packagesIn(site: SiteFolder, behind: KeptBundle['packagesBehind']): ReadonlySet<string> {
  return new Set([...behind(new Set(site.names())), ...DOCUMENT_FONTS.map((folder) => inProject(folder))]);
}

/**
 * vite-plugin-ssr emits its client router, and an empty script for each server-only page. What cannot be reached from
 * the pages' script elements is not part of the site.
 */
function removeUnusedScripts(site: SiteFolder): void {
  const scripts = site.names().filter((name) => /^assets\/.*\.js$/.test(name));
  const byName = new Map(scripts.map((path) => [path.split('/').at(-1), path]));
  const used = new Set<string>();
  const visit = (names: Iterable<string>) => {
    for (const name of names) {
      const script = byName.get(name);
      if (script === undefined || used.has(script)) continue;
      used.add(script);
      visit(scriptsIn(site.read(script).toString()));
    }
  };
  visit(scriptsOfPages(site));
  for (const script of scripts) if (!used.has(script)) site.remove(script);
  site.remove('vite-plugin-ssr.json');
}
