import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { rename } from './rename.mjs';
import { unfinishedPath } from './unfinished';

/**
 * Writes files so that nobody ever reads half of one: each is written in full under a temporary name, then all are renamed. A file that
 * already has these bytes keeps its date. Returns the paths of the files that were written.
 *
 * The package write-file-atomic would rename each file before it writes the next one, and its temporary names are names that web
 * servers serve. Ours begin with a dot.
 */
export function writeAtomically(files: Iterable<readonly [path: string, contents: string | Uint8Array]>): string[] {
  const written: { readonly path: string; readonly unfinished: string }[] = [];
  try {
    for (const [path, contents] of files) {
      if (existsSync(path) && withPath(path, () => readFileSync(path)).equals(Buffer.from(contents))) continue;
      const unfinished = unfinishedPath(path);
      mkdirSync(dirname(path), { recursive: true });
      written.push({ path, unfinished });
      withPath(unfinished, () => writeFileSync(unfinished, contents));
    }
  } catch (problem) {
    for (const { unfinished } of written) rmSync(unfinished, { force: true });
    throw problem;
  }
  for (const { path, unfinished } of written) rename(unfinished, path);
  return written.map(({ path }) => path);
}

/** Adds the path to an error of Node. Node leaves it out if the file was open already, as on a full disk. */
function withPath<Made>(path: string, attempt: () => Made): Made {
  try {
    return attempt();
  } catch (problem) {
    throw problem instanceof Error ? Object.assign(problem, { path }) : problem;
  }
}
