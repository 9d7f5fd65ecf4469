import { spawnSync } from 'node:child_process';

/** Lists the uncommitted changes of a folder; none if there is no repository. */
export function uncommitted(folder: string): string[] {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--untracked-files=all', '--', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}
