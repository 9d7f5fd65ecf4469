/**
 * npm run deploy -- FOLDER [--keep-days N] [--precompress] [--host github-pages]
 *
 * Brings a folder that a web server shows to what `npm run build` made. Exit status 0: done; 1: refused, and why; 2:
 * wrong usage.
 */

import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { commandNamed } from '../bootstrap/commands.mjs';
import { inProject } from '../bootstrap/project.mjs';
import { fileCache } from '../cache/file-cache.mjs';
import { type ArgumentsOf, defineCommand, runCommand, WrongUsage } from '../command-line';
import { deploySite } from '../deploy/deploy-site';
import { precompressed } from '../deploy/precompress';
import { lockData } from '../files/data-lock';
import { forGithubPages, type MetaFacts } from '../hosting/github-pages';
import { readSiteFacts } from '../serve/site-facts';
import { alone } from '../site/build-lock';

const KEEP_DAYS = 30;

const COMMAND = defineCommand({
  ...commandNamed('deploy'),
  operands: { text: 'FOLDER', least: 1, most: 1, ask: 'Name one folder: that which the web server shows.' },
  options: {
    'keep-days': { value: 'N', does: `keeps hashed files of earlier releases so many days, ${KEEP_DAYS} if not said` },
    host: { value: 'github-pages', does: 'adapts the site to GitHub Pages' },
    precompress: {
      does: 'lays compressed copies beside the files, for nginx, Apache or Caddy on a server of your own',
    },
  },
});

interface Arguments {
  readonly folder: string;
  readonly keepDays: number;
  readonly isGithub: boolean;
  readonly isPrecompressed: boolean;
}

function readArguments({ values, operands: [folder = ''] }: ArgumentsOf<typeof COMMAND>): Arguments {
  const { 'keep-days': days = `${KEEP_DAYS}`, host, precompress: isPrecompressed } = values;
  if (!/^\d+$/.test(days)) throw new WrongUsage('--keep-days is a whole number of days.');
  if (![undefined, 'github-pages'].includes(host)) throw new WrongUsage('--host is github-pages, or left out.');
  if (isPrecompressed && host !== undefined)
    throw new WrongUsage('GitHub Pages compresses by itself: leave out --precompress.');
  return { folder: resolve(folder), keepDays: Number(days), isGithub: host !== undefined, isPrecompressed };
}

function readMetaFacts(): MetaFacts {
  const path = inProject('dist/hosting/github-pages/meta.json');
  if (!existsSync(path)) throw new Error(`There is no ${path}: run \`npm run build\` first.`);
  return JSON.parse(readFileSync(path, 'utf8')) as MetaFacts; // the build wrote it
}

/** Of the site that was built; undefined where there is none. */
function paymentApi(): string | undefined {
  const hosting = inProject('dist/hosting');
  return existsSync(join(hosting, 'site.json')) ? readSiteFacts(hosting).paymentApi : undefined;
}

async function deploy({ folder, keepDays, isGithub, isPrecompressed }: Arguments): Promise<void> {
  const site = inProject('dist/client');
  const adapt = isGithub ? forGithubPages(readMetaFacts()) : undefined;
  const done = deploySite({
    site,
    folder,
    keepDays,
    now: new Date(),
    paymentApi: paymentApi(),
    ...(adapt && { adapt }),
    ...(isPrecompressed && { copies: await precompressed(site, fileCache()) }),
  });
  console.log(
    `${folder} has the new release: ${done.written} files written, ${done.unchanged} as they were, ${done.removed} removed.`,
  );
  if (done.foreign.length > 0)
    console.log(`Files of yours stay: ${done.foreign.slice(0, 5).join(', ')}${done.foreign.length > 5 ? ', …' : ''}.`);
  console.log('To go back: build the data of before, as git has it, and deploy again.');
  if (done.kept > 0) console.log(`${done.kept} hashed files of earlier releases stay for pages that are still open.`);
}

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> =>
  runCommand(COMMAND, args, async (given) => {
    const options = readArguments(given);
    const dist = inProject('dist');
    const unlock = await lockData(options.folder);
    try {
      // A build that runs meanwhile would have a part of each site published.
      if (existsSync(dist)) await alone(dist, () => deploy(options));
      else await deploy(options);
      return 0;
    } finally {
      unlock();
    }
  });
