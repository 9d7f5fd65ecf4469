import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Change } from './change';
import { isWithin } from './is-within';
import { realPathOf } from './real-path';
import { shownPath } from './shown-path';

/** The folder within a data folder for copies of files before commands changed them. */
const COPIES = '.before';

/** The number of changes whose copies stay. */
const MOST_COPIES = 20;

interface UndoInstructions {
  /** Copies the files that git could not restore. */
  readonly copyFiles: () => void;
  readonly sentence: string;
}

/** Says how to undo some changes: with git if it has all the files as they were, else with copies. */
export function undoInstructions(dataDir: string, changes: readonly Change[]): UndoInstructions {
  const replaced = changes.filter(({ was }) => was !== undefined).map(({ path }) => path);
  const made = changes.filter(({ was }) => was === undefined).map(({ path }) => path);
  const isCopied = replaced.length > 0 && !isCommitted(dataDir, replaced);
  const folder = join(dataDir, COPIES);
  const copies = join(folder, `${Math.max(0, ...numbersIn(folder)) + 1}`);
  const nameOf = (path: string) => {
    const folder = realPathOf(dirname(path));
    return join(isWithin(dataDir, folder) ? relative(dataDir, folder) : '', basename(path));
  };
  // A data folder elsewhere may be in another repository than the current folder.
  const isOwn = isWithin(process.cwd(), dataDir);
  const first = isCopied
    ? [`copy ${replaced.map(nameOf).join(', ')} back from ${shown(copies)}`]
    : replaced.length > 0
      ? [`${isOwn ? 'git' : `git -C ${shown(dataDir)}`} checkout -- ${replaced.map(isOwn ? shown : nameOf).join(' ')}`]
      : [];
  const second = made.length === 0 ? [] : [`delete ${made.map(shown).join(', ')}`];
  return {
    sentence: `To go back: ${[...first, ...second].join('; ')}.`,
    copyFiles: () => {
      if (!isCopied) return;
      mkdirSync(copies, { recursive: true });
      writeFileSync(join(folder, '.gitignore'), '*\n');
      for (const path of replaced) {
        mkdirSync(dirname(join(copies, nameOf(path))), { recursive: true });
        copyFileSync(path, join(copies, nameOf(path)));
      }
      for (const old of numbersIn(folder).slice(MOST_COPIES))
        rmSync(join(folder, `${old}`), { recursive: true, force: true });
    },
  };
}

/** Lists the numbers of the copies, the latest first. */
const numbersIn = (folder: string): readonly number[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((one, other) => other - one);

/** Writes a path so that it can be typed into a shell. */
function shown(path: string): string {
  const way = shownPath(path);
  return /^[\w./-]+$/.test(way) ? way : JSON.stringify(way);
}

/** Tells whether the files are committed to git without later changes. */
function isCommitted(dataDir: string, paths: readonly string[]): boolean {
  const git = (...args: readonly string[]) =>
    spawnSync('git', [...args, '--', ...paths.map(realPathOf)], { cwd: dataDir, stdio: 'ignore' }).status === 0;
  return git('ls-files', '--error-unmatch') && git('diff', '--quiet', 'HEAD');
}
