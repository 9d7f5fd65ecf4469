import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../bootstrap/project.mjs';
import { filesIn } from '../files/files-in';

const FOLDERS = ['pages', 'renderer', 'scripts'];
/** The second lists the packages that are installed, whatever the lock file asks for. */
const FILES = ['package.json', 'node_modules/.package-lock.json', 'vite.config.ts', 'tsconfig.json'];

/**
 * A name for everything that decides, beside the data, which bytes a build makes: the sources, the packages and Node itself.
 * What is kept between builds bears it.
 */
export function codeVersion(): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([process.version, process.platform, process.arch]));
  const sources = FOLDERS.flatMap((folder) => filesIn(inProject(folder)).map((name) => join(folder, name)));
  for (const name of [...FILES, ...sources]) {
    const path = inProject(name);
    if (!existsSync(path)) continue;
    const bytes = readFileSync(path);
    hash.update(JSON.stringify([name, bytes.length])).update(bytes);
  }
  return hash.digest('hex').slice(0, 16);
}
