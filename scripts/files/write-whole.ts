import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { unfinishedPath } from './unfinished';

/**
 * Writes files by their paths, so that nobody ever reads half of one: all are written in full beside their places, then
 * each is renamed. A file that has the same bytes already keeps its date. Gives the paths of those that were written.
 *
 * The package write-file-atomic renames each file before the next one is written, and gives the unfinished ones names
 * that web servers would serve: here they begin with a dot.
 */
export function writeWhole(files: Iterable<readonly [path: string, contents: string | Uint8Array]>): string[] {
  const written: { readonly path: string; readonly unfinished: string }[] = [];
  try {
    for (const [path, contents] of files) {
      if (existsSync(path) && naming(path, () => readFileSync(path)).equals(Buffer.from(contents))) continue;
      const unfinished = unfinishedPath(path);
      mkdirSync(dirname(path), { recursive: true });
      written.push({ path, unfinished });
      naming(unfinished, () => writeFileSync(unfinished, contents));
    }
  } catch (problem) {
    for (const { unfinished } of written) rmSync(unfinished, { force: true });
    throw problem;
  }
  for (const { path, unfinished } of written) renameSync(unfinished, path);
  return written.map(({ path }) => path);
}

/** Adds the path to an error of Node, which does not say it once the file is open: of a full disk. */
function naming<Made>(path: string, attempt: () => Made): Made {
  try {
    return attempt();
  } catch (problem) {
    throw problem instanceof Error ? Object.assign(problem, { path }) : problem;
  }
}
