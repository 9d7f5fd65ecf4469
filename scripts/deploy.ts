/**
 * npm run deploy -- FOLDER [--keep-days N] [--host github-pages]
 *
 * Brings a folder that a web server shows to what `npm run build` made. Exit status 0: done; 1: refused, and why; 2:
 * wrong usage.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { inProject } from './bootstrap/project.mjs';
import { deploySite } from './deploy/deploy-site';
import { lockData } from './files/data-lock';
import { inWords } from './files/in-words';
import { forGithubPages, type MetaFacts } from './hosting/github-pages';
import { alone } from './site/build-lock';

const USAGE = 'Usage: npm run deploy -- FOLDER [--keep-days N] [--host github-pages]';
const KEEP_DAYS = 30;

interface Arguments {
  readonly folder: string;
  readonly keepDays: number;
  readonly isGithub: boolean;
}

function readArguments(): Arguments {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'keep-days': { type: 'string', default: `${KEEP_DAYS}` }, host: { type: 'string' } },
  });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new TypeError('One folder is needed.');
  const keepDays = Number(values['keep-days']);
  if (!/^\d+$/.test(values['keep-days'])) throw new TypeError('--keep-days is a whole number of days.');
  if (![undefined, 'github-pages'].includes(values.host)) throw new TypeError('--host is github-pages, or left out.');
  return { folder: resolve(folder), keepDays, isGithub: values.host !== undefined };
}

function readMetaFacts(): MetaFacts {
  const path = inProject('dist/hosting/github-pages/meta.json');
  if (!existsSync(path)) throw new Error(`There is no ${path}: run \`npm run build\` first.`);
  return JSON.parse(readFileSync(path, 'utf8')) as MetaFacts; // the build wrote it
}

function deploy({ folder, keepDays, isGithub }: Arguments): void {
  const site = inProject('dist/client');
  const adapt = isGithub ? forGithubPages(readMetaFacts()) : undefined;
  const done = deploySite({ site, folder, keepDays, now: new Date(), ...(adapt && { adapt }) });
  console.log(
    `${folder} has the new release: ${done.written} files written, ${done.unchanged} as they were, ${done.removed} removed.`,
  );
  if (done.foreign.length > 0)
    console.log(`Files of yours stay: ${done.foreign.slice(0, 5).join(', ')}${done.foreign.length > 5 ? ', …' : ''}.`);
  console.log('To go back: build the data of before, as git has it, and deploy again.');
  if (done.kept > 0) console.log(`${done.kept} hashed files of earlier releases stay for pages that are still open.`);
}

function attempt<Value>(status: number, run: () => Value): Value {
  try {
    return run();
  } catch (problem) {
    console.error(inWords(problem));
    if (status === 2) console.error(USAGE);
    process.exit(status);
  }
}

const options = attempt(2, readArguments);
const dist = inProject('dist');
const unlock = await lockData(options.folder);
// A build that runs meanwhile would have a part of each site published.
if (existsSync(dist)) await alone(dist, () => attempt(1, () => deploy(options)));
else attempt(1, () => deploy(options));
unlock();
