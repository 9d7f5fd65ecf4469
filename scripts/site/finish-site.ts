import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inProject } from '../bootstrap/project.mjs';
import type { FileCache } from '../cache/file-cache';
import type { Keeper } from '../cache/kept-work';
import type { SiteContent } from '../exports/export';
import { filesOfAll } from '../exports/index';
import { DOCUMENT_FONTS } from '../exports/licences/licences';
import { filesIn } from '../files/files-in';
import { hostFiles } from '../hosting/hosts';
import { siteFacts } from '../hosting/policy/site-facts';
import { compressSite } from './compress';
import type { KeptBundle } from './kept-bundle';
import { progress } from './progress';

interface Unfinished extends SiteContent {
  /** The folder that visitors are served from. */
  readonly site: string;
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
export async function finishSite(unfinished: Unfinished): Promise<void> {
  const { site, hosting, content, routes, past = [], cache } = unfinished;
  removeUnusedScripts(site);
  await makeExports(unfinished);
  await compressSite(site, cache);
  const facts = siteFacts(
    content,
    routes,
    past.map(({ edition }) => edition.base),
  );
  await writeAll(site, Object.entries(hostFiles('site', facts)));
  await writeAll(hosting, Object.entries(hostFiles('beside', facts)));
}

/** How many files are made at a time; the libraries behind them use a thread each. */
const AT_A_TIME = 4;

async function makeExports({
  site,
  publicDir,
  packagesBehind,
  cache,
  keeper,
  ...made
}: Omit<Unfinished, 'hosting'>): Promise<void> {
  const workshop = { publicDir, cache, keeper, packages: () => packagesIn(site, packagesBehind) };
  const files = filesOfAll(made, workshop);
  const waiting = files.values();
  const makeAll = async (advance: () => void) => {
    let failed = false;
    const work = async () => {
      for (const { address, make } of waiting) {
        if (failed) return;
        await writeAll(site, [[address, await make()]]);
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

/** The packages that something in the folder comes from. */
function packagesIn(site: string, behind: KeptBundle['packagesBehind']): ReadonlySet<string> {
  return new Set([...behind(new Set(filesIn(site))), ...DOCUMENT_FONTS.map((folder) => inProject(folder))]);
}

async function writeAll(folder: string, files: Iterable<readonly [string, Uint8Array | string]>): Promise<void> {
  for (const [address, contents] of files) {
    const path = join(folder, address);
    await mkdir(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  }
}

/**
 * vite-plugin-ssr emits its client router, and an empty script for each server-only page. What cannot be reached from
 * the pages' script elements is not part of the site.
 */
function removeUnusedScripts(site: string): void {
  const all = filesIn(site);
  const scripts = all.filter((name) => /^assets\/.*\.js$/.test(name));
  const byName = new Map(scripts.map((path) => [path.split('/').at(-1), path]));
  const used = new Set<string>();
  const visit = (text: string) => {
    for (const [name] of text.matchAll(/[\w.-]+\.js\b/g)) {
      const script = byName.get(name);
      if (script === undefined || used.has(script)) continue;
      used.add(script);
      visit(readFileSync(join(site, script), 'utf8'));
    }
  };
  for (const page of all.filter((file) => file.endsWith('.html'))) visit(readFileSync(join(site, page), 'utf8'));
  for (const script of scripts) if (!used.has(script)) rmSync(join(site, script));
  for (const folder of ['assets/chunks', 'assets/entries']) removeIfEmpty(join(site, folder));
  rmSync(join(site, 'vite-plugin-ssr.json'), { force: true });
}

function removeIfEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
}
