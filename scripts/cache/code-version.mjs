import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { projectRoot } from '../bootstrap/project.mjs';

const FOLDERS = ['pages', 'renderer', 'scripts', 'shared'];
/** The second lists the packages that are installed, whatever the lock file asks for. */
const FILES = ['package.json', 'node_modules/.package-lock.json', 'vite.config.ts', 'tsconfig.json'];

/** @type {string | undefined} */
let known;

/**
 * A name for everything that decides, beside the data, which bytes a build makes: the sources, the packages and Node
 * itself. Everything that is kept between builds bears it. A process reads it once: it runs the code of its start.
 *
 * @returns {string}
 */
export function codeVersion() {
  known ??= readVersion();
  return known;
}

function readVersion() {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([process.version, process.platform, process.arch]));
  for (const path of [...FILES, ...FOLDERS.flatMap((folder) => filesBelow(folder))]) {
    // Two thousand files: to put their paths together by rule takes half as long as to read them.
    const file = `${projectRoot}/${path}`;
    if (!existsSync(file)) continue;
    const bytes = readFileSync(file);
    hash.update(JSON.stringify([path, bytes.length])).update(bytes);
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * The files below a folder of the project, by their paths in it.
 *
 * @param {string} folder
 * @returns {string[]} in an order that is the same on every machine
 */
export function filesBelow(folder) {
  return readdirSync(`${projectRoot}/${folder}`, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}
