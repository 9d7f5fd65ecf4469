import { readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** Resolves the symbolic links of a path. The file need not exist yet. */
export function realPathOf(path: string): string {
  try {
    return realpathSync(path);
  } catch (problem) {
    if (!(problem instanceof Error && 'code' in problem && problem.code === 'ENOENT')) throw problem;
  }
  const target = linkTarget(path);
  if (target !== undefined) return realPathOf(resolve(dirname(path), target));
  // The root of a drive that Windows does not have.
  if (dirname(path) === path) return path;
  return join(realPathOf(dirname(path)), basename(path));
}

function linkTarget(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}
