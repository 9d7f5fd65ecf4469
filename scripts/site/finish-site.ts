import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileCache } from '../cache/file-cache.mjs';
import { hashOf } from '../cache/hash-of.mjs';
import { renderedContents, type SiteContent } from '../content/site-content';
import { filesOfAll } from '../exports/site-files';
import type { Place } from '../hosting/hosts';
import { type SiteFacts, siteFacts } from '../hosting/policy/site-facts';
import type { TextFiles } from '../hosting/template';
import { paymentFacts } from '../payments/facts';
import type { CachedBundle } from './cached-bundle';
import { progress } from './progress';
import type { SiteFolder } from './site-folder';

interface Unfinished {
  /** The folder of the published files, which has the bundle and the pages already. */
  readonly site: SiteFolder;
  /** The folder for configuration files of servers. */
  readonly hosting: string;
  /** The folder of the files that the data names. */
  readonly publicDir: string;
  readonly licencesOf: CachedBundle['licencesOf'];
  readonly cache: FileCache;
  /** The hash of all code. */
  readonly version: string;
}

/**
 * Adds the files that Vite does not make: exports, and the configuration files of hosts.
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
  const former = content.conference.formerUrls && (await (await import('../hosting/former')).formerFiles(made));
  const payments = paymentFacts(renderedContents(made)[0]);
  const beside = {
    ...(await filesOfHosts('beside', facts, unfinished)),
    ...former,
    ...(payments && { 'payments.json': `${JSON.stringify(payments, null, 2)}\n` }),
  };
  for (const [address, text] of Object.entries(beside)) {
    const path = join(hosting, address);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** Makes the configuration files of hosts, or takes them from the cache: they rarely change, and compiling the templates is slow. */
async function filesOfHosts(place: Place, facts: SiteFacts, { cache, version }: Unfinished): Promise<TextFiles> {
  const text = await cache.get(`hosts.${hashOf(JSON.stringify([version, place, facts]), 32)}.json`, async () =>
    Buffer.from(JSON.stringify((await import('../hosting/hosts')).hostFiles(place, facts))),
  );
  return JSON.parse(Buffer.from(text).toString()) as TextFiles; // as it was made here
}

/** The number of files that are made at the same time; their libraries use a thread each. */
const AT_A_TIME = 4;

async function makeExports(made: SiteContent, { site, publicDir, licencesOf, cache }: Unfinished): Promise<void> {
  const workshop = { publicDir, cache, licences: () => licencesOf(site.names()) };
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
    // All writing must have ended before a failed build removes its folder.
    await Promise.allSettled(workers);
    await Promise.all(workers);
  };
  await progress.during('Making documents, pictures and cards', makeAll, files.length);
}
