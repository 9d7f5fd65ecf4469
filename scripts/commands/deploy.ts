/**
 * Updates a folder that a web server shows to the built site: `npx colloquium deploy FOLDER`.
 *
 * Exit status 0: done; 1: not possible, with the reason; 2: wrong usage.
 */

import { resolve } from 'node:path';
import { commandNamed } from '../bootstrap/commands.mjs';
import { type ArgumentsOf, defineCommand, runCommand, WrongUsage } from '../command-line';
import { deployBuild } from '../deploy/deploy-build';

const KEEP_DAYS = 30;

const COMMAND = defineCommand({
  ...commandNamed('deploy'),
  operands: { text: 'FOLDER', least: 1, most: 1, ask: 'Name one folder: that which the web server shows.' },
  options: {
    'keep-days': { value: 'N', does: `keeps hashed files of earlier releases for N days; the default is ${KEEP_DAYS}` },
    host: { value: 'github-pages', does: 'adapts the site to GitHub Pages' },
    precompress: {
      does: 'adds compressed copies of the files, for nginx, Apache or Caddy on a server of your own',
    },
  },
});

function readArguments({ values, operands: [folder = ''] }: ArgumentsOf<typeof COMMAND>) {
  const { 'keep-days': days = `${KEEP_DAYS}`, host, precompress: isPrecompressed } = values;
  if (!/^\d+$/.test(days)) throw new WrongUsage('--keep-days is a whole number of days.');
  if (![undefined, 'github-pages'].includes(host)) throw new WrongUsage('--host is github-pages, or left out.');
  if (isPrecompressed && host !== undefined)
    throw new WrongUsage('GitHub Pages compresses by itself: leave out --precompress.');
  return { folder: resolve(folder), keepDays: Number(days), isGithub: host !== undefined, isPrecompressed };
}

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> =>
  runCommand(COMMAND, args, async (given) => {
    const options = readArguments(given);
    const { written, unchanged, removed, kept, foreign } = await deployBuild(options);
    console.log(
      `${options.folder} has the new release: ${written} files written, ${unchanged} as they were, ${removed} removed.`,
    );
    if (foreign.length > 0)
      console.log(`Files of yours stay: ${foreign.slice(0, 5).join(', ')}${foreign.length > 5 ? ', …' : ''}.`);
    console.log('To go back: build the data of before, as git has it, and deploy again.');
    if (kept > 0) console.log(`${kept} hashed files of earlier releases stay for pages that are still open.`);
    return 0;
  });
