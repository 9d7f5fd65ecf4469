import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** More than any system assigns: no process has it. */
const NO_PROCESS = 4_194_305;

/** What changes something on the disk. */
const CHANGING = [
  ...(['renameSync', 'writeFileSync', 'appendFileSync', 'mkdirSync', 'mkdtempSync', 'rmSync', 'rmdirSync'] as const),
  ...(['unlinkSync', 'cpSync', 'copyFileSync', 'linkSync', 'chmodSync', 'chownSync', 'utimesSync'] as const),
];

type Name = (typeof CHANGING)[number];

/** Calls `before` in place of these functions of the file system, which then do their work, while something runs. */
async function whilePatched(
  before: (name: Name, args: readonly unknown[]) => void,
  run: () => unknown,
): Promise<unknown> {
  const originals = CHANGING.map((name) => [name, Reflect.get(fs, name)] as const);
  for (const [name, original] of originals) {
    Reflect.set(fs, name, (...args: unknown[]) => {
      before(name, args);
      return Reflect.apply(original, fs, args);
    });
  }
  syncBuiltinESMExports();
  try {
    return await run();
  } catch (problem) {
    return problem;
  } finally {
    for (const [name, original] of originals) Reflect.set(fs, name, original);
    syncBuiltinESMExports();
  }
}

/**
 * Leaves on the disk what a process leaves that is killed before its n-th rename in a folder: from then on nothing changes any more,
 * and no process has the number that is in the names. Says whether there was such a rename.
 */
export async function killedAtRename(folder: string, nth: number, run: () => unknown): Promise<boolean> {
  const { pid } = process;
  let renames = 0;
  Object.defineProperty(process, 'pid', { value: NO_PROCESS, configurable: true });
  try {
    await whilePatched((name, [, to]) => {
      if (name === 'renameSync' && String(to).startsWith(folder)) renames += 1;
      if (renames >= nth) throw new Error('Killed');
    }, run);
  } finally {
    Object.defineProperty(process, 'pid', { value: pid, configurable: true });
  }
  return renames >= nth;
}

/** Saves a file when a command has read everything and begins to write in a folder. Gives what the command gives or throws. */
export function savedMeanwhile(folder: string, path: string, text: string, run: () => unknown): Promise<unknown> {
  const save = fs.writeFileSync;
  let isSaved = false;
  return whilePatched((name, [written]) => {
    if (isSaved || name !== 'writeFileSync' || !String(written).startsWith(folder)) return;
    isSaved = true;
    save(path, text);
  }, run);
}
