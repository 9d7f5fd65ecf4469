import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';

/** Writes the data as it was at a git revision into a folder; throws with git's own words if there is no such revision. */
export function writeRevision(root: string, dataDir: string, revision: string, into: string): void {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'pipe'] });
  // git would take a revision that begins with a hyphen for an option.
  const commit = git('rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`).toString().trim();
  const folder = relative(root, dataDir).split(sep).join('/');
  const files = git('ls-tree', '--name-only', '-z', commit, `${folder}/`).toString().split('\0').filter(Boolean);
  mkdirSync(into, { recursive: true });
  for (const file of files.filter((name) => /\.(csv|yaml)$/.test(name))) {
    writeFileSync(join(into, basename(file)), git('show', `${commit}:${file}`));
  }
}
