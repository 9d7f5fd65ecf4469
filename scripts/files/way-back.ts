import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Change } from './change';
import { realPathOf } from './real-path';

/** The folder within a data folder that has copies of files as they were before commands changed them. */
const COPIES = '.before';

/** The number of changes of which copies stay. */
const KEPT = 20;

interface WayBack {
  /** Copies what git could not bring back. */
  readonly keep: () => void;
  readonly sentence: string;
}

/** How to go back to what was before some changes: by git where it has all of that, else by copies. */
export function wayBack(dataDir: string, changes: readonly Change[]): WayBack {
  const replaced = changes.filter(({ was }) => was !== undefined).map(({ path }) => path);
  const made = changes.filter(({ was }) => was === undefined).map(({ path }) => path);
  const isCopied = replaced.length > 0 && !isCommitted(dataDir, replaced);
  const folder = join(dataDir, COPIES);
  const copies = join(folder, `${Math.max(0, ...numbersIn(folder)) + 1}`);
  const nameOf = (path: string) => {
    const name = relative(dataDir, realPathOf(dirname(path)));
    return join(name.startsWith('..') ? '' : name, basename(path));
  };
  // Else it may be in another repository than the folder in which one types.
  const isOwn = !relative(process.cwd(), dataDir).startsWith('..');
  const first = isCopied
    ? [`copy ${replaced.map(nameOf).join(', ')} back from ${shown(copies)}`]
    : replaced.length > 0
      ? [`${isOwn ? 'git' : `git -C ${shown(dataDir)}`} checkout -- ${replaced.map(isOwn ? shown : nameOf).join(' ')}`]
      : [];
  const second = made.length === 0 ? [] : [`delete ${made.map(shown).join(', ')}`];
  return {
    sentence: `To go back: ${[...first, ...second].join('; ')}.`,
    keep: () => {
      if (!isCopied) return;
      mkdirSync(copies, { recursive: true });
      writeFileSync(join(folder, '.gitignore'), '*\n');
      for (const path of replaced) {
        mkdirSync(dirname(join(copies, nameOf(path))), { recursive: true });
        copyFileSync(path, join(copies, nameOf(path)));
      }
      for (const old of numbersIn(folder).slice(KEPT)) rmSync(join(folder, `${old}`), { recursive: true, force: true });
    },
  };
}

/** The numbers of the copies, the latest first. */
const numbersIn = (folder: string): readonly number[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((one, other) => other - one);

/** A path as one types it. */
function shown(path: string): string {
  const way = relative(process.cwd(), path);
  return /^[\w./-]+$/.test(way) ? way : JSON.stringify(way);
}

/** Whether git has the files as they are. */
function isCommitted(dataDir: string, paths: readonly string[]): boolean {
  const git = (...args: readonly string[]) =>
    spawnSync('git', [...args, '--', ...paths.map(realPathOf)], { cwd: dataDir, stdio: 'ignore' }).status === 0;
  return git('ls-files', '--error-unmatch') && git('diff', '--quiet', 'HEAD');
}
