/**
 * npm run digest [-- FOLDER]: prints one SHA-256 of the names and bytes of the built site.
 *
 * Exit status 0: printed; 1: there is no site; 2: wrong usage.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { inProject } from './bootstrap/project.mjs';
import { inWords } from './files/in-words';
import { digestOf } from './site/digest';

const USAGE = 'Usage: npm run digest [-- FOLDER]';

function readFolder(): string {
  try {
    const { positionals } = parseArgs({ allowPositionals: true });
    if (positionals.length > 1) throw new TypeError('One folder is enough.');
    return resolve(positionals[0] ?? inProject('dist/client'));
  } catch (problem) {
    console.error(`${inWords(problem)}\n${USAGE}`);
    process.exit(2);
  }
}

const folder = readFolder();
if (existsSync(join(folder, 'index.html'))) console.log(digestOf(folder));
else {
  console.error(`${folder} holds no built site: run \`npm run build\` first, or name the folder of one.`);
  process.exitCode = 1;
}
