import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject } from '../bootstrap/project.mjs';
import type { FileCache } from '../cache/file-cache.mjs';
import { hashOf } from '../cache/hash-of.mjs';
import type { SiteContent } from '../content/site-content';
import { DOCUMENT_FONTS } from '../exports/licences/licences';
import { filesOfAll } from '../exports/site-files';
import type { Place } from '../hosting/hosts';
import { type SiteFacts, siteFacts } from '../hosting/policy/site-facts';
import type { TextFiles } from '../hosting/template';
import type { KeptBundle } from './kept-bundle';
import { progress } from './progress';
import type { SiteFolder } from './site-folder';

interface Unfinished {
  /** The folder that visitors are served from, with the bundle's files and the pages. */
  readonly site: SiteFolder;
  /** The folder of the servers' configuration. */
  readonly hosting: string;
  /** The folder of the files that the data names. */
  readonly publicDir: string;
  readonly packagesBehind: KeptBundle['packagesBehind'];
  readonly cache: FileCache;
  /** Of all code. */
  readonly version: string;
}

/**
 * Adds what is not made by Vite to a built site. What servers are configured with goes to a folder of its own, `hosting`.
 */
export async function finishSite(made: SiteContent, unfinished: Unfinished): Promise<void> {
  const { site, hosting } = unfinished;
  const { content, routes, past = [] } = made;
  await makeExports(made, unfinished);
  const facts = siteFacts(
    content,
    routes,
    past.map(({ edition }) => edition.base),
  );
  for (const [name, text] of Object.entries(await filesOfHosts('site', facts, unfinished))) site.write(name, text);
  for (const [address, text] of Object.entries(await filesOfHosts('beside', facts, unfinished))) {
    const path = join(hosting, address);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** Hosts are mostly told the same as before: loading and compiling the templates takes longer than finding that out. */
async function filesOfHosts(place: Place, facts: SiteFacts, { cache, version }: Unfinished): Promise<TextFiles> {
  const text = await cache.get(`hosts.${hashOf(JSON.stringify([version, place, facts]), 32)}.json`, async () =>
    Buffer.from(JSON.stringify((await import('../hosting/hosts')).hostFiles(place, facts))),
  );
  return JSON.parse(Buffer.from(text).toString()) as TextFiles; // as it was made here
}

/** How many files are made at a time; the libraries behind them use a thread each. */
const AT_A_TIME = 4;

async function makeExports(made: SiteContent, { site, publicDir, packagesBehind, cache }: Unfinished): Promise<void> {
  const workshop = { publicDir, cache, packages: () => packagesIn(site, packagesBehind) };
  const files = filesOfAll(made, workshop);
  const waiting = files.values();
  const makeAll = async (advance: () => void) => {
    let failed = false;
    const work = async () => {
      for (const { address, make } of waiting) {
        if (failed) return;
        site.write(address.replace(/^\//, ''), await make());
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
  return new Set([...behind(site.names()), ...DOCUMENT_FONTS.map((folder) => inProject(folder))]);
}
