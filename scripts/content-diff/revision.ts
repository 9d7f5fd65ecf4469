import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';

/** Writes the data as it was at a git revision into a folder; throws if there is no such revision. */
export function writeRevision(root: string, dataDir: string, revision: string, into: string): void {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'pipe'] });
  const commit = commitOf(revision, git);
  const folder = relative(root, dataDir).split(sep).join('/');
  const files = git('ls-tree', '--name-only', '-z', commit, `${folder}/`).toString().split('\0').filter(Boolean);
  mkdirSync(into, { recursive: true });
  for (const file of files.filter((name) => /\.(csv|yaml)$/.test(name))) {
    writeFileSync(join(into, basename(file)), git('show', `${commit}:${file}`));
  }
}

function commitOf(revision: string, git: (...args: readonly string[]) => Buffer): string {
  try {
    // git would take a revision that begins with a hyphen for an option.
    return git('rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`).toString().trim();
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
    throw new Error(
      isMissing
        ? 'There is no git on this machine, which knows what the data was before.'
        : `git knows no revision "${revision}" here: \`git log\` lists them, \`git branch --all\` their names.`,
      { cause },
    );
  }
}
