import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inWork } from '../bootstrap/project.mjs';
import { fileCache } from '../cache/file-cache.mjs';
import { lockData } from '../files/data-lock';
import { forGithubPages, type MetaFacts } from '../hosting/github-pages';
import { readSiteFacts } from '../serve/site-facts';
import { withBuildLock } from '../site/build-lock';
import { type Deployed, deploySite } from './deploy-site';
import { precompressed } from './precompress';

interface DeployOptions {
  /** The folder that a web server shows. */
  readonly folder: string;
  readonly keepDays: number;
  readonly isGithub: boolean;
  readonly isPrecompressed: boolean;
}

/** Deploys the site in `dist/` to a folder. Waits for builds and for other commands that change the folder. */
export async function deployBuild(options: DeployOptions): Promise<Deployed> {
  const dist = inWork('dist');
  const unlock = await lockData(options.folder);
  try {
    // A build at the same time would mix parts of two sites.
    return await (existsSync(dist) ? withBuildLock(dist, () => deploy(options)) : deploy(options));
  } finally {
    unlock();
  }
}

async function deploy({ folder, keepDays, isGithub, isPrecompressed }: DeployOptions): Promise<Deployed> {
  const site = inWork('dist/client');
  const hosting = inWork('dist/hosting');
  const facts = isGithub ? readMetaFacts(hosting) : undefined;
  return deploySite({
    site,
    folder,
    keepDays,
    now: new Date(),
    paymentApi: existsSync(join(hosting, 'site.json')) ? readSiteFacts(hosting).paymentApi : undefined,
    ...(facts && { adapt: forGithubPages(facts), domain: facts.domain }),
    ...(isPrecompressed && { copies: await precompressed(site, fileCache()) }),
  });
}

function readMetaFacts(hosting: string): MetaFacts {
  const path = join(hosting, 'github-pages/meta.json');
  if (!existsSync(path)) throw new Error(`There is no ${path}: run \`npm run build\` first.`);
  return JSON.parse(readFileSync(path, 'utf8')) as MetaFacts; // the build wrote it
}
