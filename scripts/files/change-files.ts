import { chmodSync, chownSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { hashOf } from '../cache/hash-of.mjs';
import { begunPath, isAsRead, listOf, type Step, take } from './begun';
import type { Change } from './change';
import { realPathOf } from './real-path';
import { unfinishedPath } from './unfinished';
import { wayBack } from './way-back';
import { writeWhole } from './write-whole';

/** Files are no longer what a command has read: somebody has saved them while it ran. */
export class SavedMeanwhile extends Error {
  constructor(paths: readonly string[], outcome = 'Nothing was written.') {
    const [were, stay] = paths.length === 1 ? ['was', 'stays'] : ['were', 'stay'];
    super(
      `${shown(paths)} ${were} saved while this command ran, and ${stay} as saved. ${outcome} Run the command again.`,
    );
  }
}

const shown = (paths: readonly string[]) => paths.map((path) => relative(process.cwd(), path)).join(', ');

/** Changes the files of a data folder, and says in a sentence how to go back. Throws `SavedMeanwhile`. */
export function changeFiles(folder: string, all: readonly Change[]): string {
  const changes = all.filter(
    ({ was, becomes }) => !(was && typeof becomes !== 'string' && Buffer.from(becomes).equals(was)),
  );
  const back = wayBack(realPathOf(folder), changes);
  exchangeFiles(folder, changes, back.keep);
  return back.sentence;
}

/**
 * Changes the files of a folder. All commands that write what people keep do so in this way: each file is written in full next to its
 * place, with the mode of the old one; all are compared with what was read; the list of renames is written; then each file is
 * compared once more and renamed. A process that is killed before the list is there has changed nothing; after that,
 * `finishChanges` of the next command does the rest. Symbolic links stay, and the files that they lead to change.
 *
 * Throws `SavedMeanwhile` when a file is no longer what was read. `keep` is called before the first rename.
 */
export function exchangeFiles(folder: string, changes: readonly Change[], keep: () => void = () => {}): void {
  const dataDir = realPathOf(folder);
  const paths = changes.map(({ path }) => path);
  const steps = changes.map(({ path, was, becomes }): Step => {
    const to = realPathOf(path);
    const from = typeof becomes === 'string' ? becomes : unfinishedPath(to);
    return { from, to, was: was === undefined ? null : hashOf(was) };
  });
  const begun = begunPath(dataDir);
  const clear = () => {
    rmSync(begun, { force: true });
    for (const [index, { from }] of steps.entries())
      if (typeof changes[index]?.becomes !== 'string') rmSync(from, { force: true });
  };
  try {
    for (const [index, { from, to }] of steps.entries()) {
      const becomes = changes[index]?.becomes ?? '';
      if (typeof becomes !== 'string') writeLike(to, from, becomes);
    }
    // What an earlier rename takes away is compared when it has.
    const moved = new Set(steps.map(({ from }) => from));
    const saved = steps.flatMap((step, index) => (moved.has(step.to) || isAsRead(step) ? [] : [paths[index] ?? '']));
    if (saved.length > 0) throw new SavedMeanwhile(saved);
    keep();
    // One rename is whole by itself.
    if (steps.length > 1) writeWhole([[begun, listOf(dataDir, steps)]]);
    for (const [index, step] of steps.entries()) {
      if (!isAsRead(step)) {
        const [done, left] = [paths.slice(0, index), paths.slice(index)];
        const outcome = done.length === 0 ? undefined : `Written: ${shown(done)}. Not written: ${shown(left)}.`;
        throw new SavedMeanwhile(left.slice(0, 1), outcome);
      }
      take(step);
    }
  } finally {
    clear();
  }
}

/** Writes bytes to a path with the mode and owner of a file that is there. */
function writeLike(model: string, path: string, bytes: Uint8Array): void {
  const found = statSync(model, { throwIfNoEntry: false });
  mkdirSync(dirname(path), { recursive: true });
  // Nobody may read it meanwhile who may not read the old one.
  writeFileSync(path, bytes, found && { mode: found.mode });
  if (found === undefined) return;
  chmodSync(path, found.mode);
  if (found.uid === process.getuid?.()) return;
  try {
    chownSync(path, found.uid, found.gid);
  } catch {
    // Only the administrator may; the file then belongs to whoever runs the command.
  }
}
