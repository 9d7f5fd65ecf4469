import { chmodSync, chownSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { hashOf } from '../cache/hash-of.mjs';
import type { Change } from './change';
import { isUnchanged, pendingPath, type Rename, renameNow, serialised } from './pending-renames';
import { realPathOf } from './real-path';
import { undoInstructions } from './undo-instructions';
import { unfinishedPath } from './unfinished';
import { writeAtomically } from './write-atomically';

/** Somebody saved files after the command had read them. */
export class SavedMeanwhile extends Error {
  constructor(paths: readonly string[], outcome = 'Nothing was written.') {
    const [were, stay] = paths.length === 1 ? ['was', 'stays'] : ['were', 'stay'];
    super(
      `${shown(paths)} ${were} saved while this command ran, and ${stay} as saved. ${outcome} Run the command again.`,
    );
  }
}

const shown = (paths: readonly string[]) => paths.map((path) => relative(process.cwd(), path)).join(', ');

/** Changes files of a data folder, and returns a sentence that says how to undo it. Throws `SavedMeanwhile`. */
export function changeFiles(folder: string, all: readonly Change[]): string {
  const changes = all.filter(
    ({ was, becomes }) => !(was && typeof becomes !== 'string' && Buffer.from(becomes).equals(was)),
  );
  const undo = undoInstructions(realPathOf(folder), changes);
  exchangeFiles(folder, changes, undo.copyFiles);
  return undo.sentence;
}

/**
 * Changes the files of a folder, all or none. Every command that writes people's files uses it:
 *
 * 1. Each new file is written next to the old one, with the same mode.
 * 2. All old files are compared with what was read.
 * 3. The list of renames is written.
 * 4. Each old file is compared once more and replaced by a rename.
 *
 * A process that is killed before step 3 has changed nothing. After step 3, `finishChanges` of the next command does the rest.
 * Symbolic links stay: the files that they point to are replaced.
 *
 * Throws `SavedMeanwhile` if a file is no longer what was read. Calls `copyFiles` before the first rename.
 */
export function exchangeFiles(folder: string, changes: readonly Change[], copyFiles: () => void = () => {}): void {
  const dataDir = realPathOf(folder);
  const paths = changes.map(({ path }) => path);
  const renames = changes.map(({ path, was, becomes }): Rename => {
    const to = realPathOf(path);
    const from = typeof becomes === 'string' ? becomes : unfinishedPath(to);
    return { from, to, was: was === undefined ? null : hashOf(was) };
  });
  const begun = pendingPath(dataDir);
  const clear = () => {
    rmSync(begun, { force: true });
    for (const [index, { from }] of renames.entries())
      if (typeof changes[index]?.becomes !== 'string') rmSync(from, { force: true });
  };
  try {
    for (const [index, { from, to }] of renames.entries()) {
      const becomes = changes[index]?.becomes ?? '';
      if (typeof becomes !== 'string') writeLike(to, from, becomes);
    }
    // A file that an earlier rename moves away is compared after that.
    const moved = new Set(renames.map(({ from }) => from));
    const saved = renames.flatMap((rename, index) =>
      moved.has(rename.to) || isUnchanged(rename) ? [] : [paths[index] ?? ''],
    );
    if (saved.length > 0) throw new SavedMeanwhile(saved);
    copyFiles();
    // A single rename is atomic.
    if (renames.length > 1) writeAtomically([[begun, serialised(dataDir, renames)]]);
    for (const [index, rename] of renames.entries()) {
      if (!isUnchanged(rename)) {
        const [done, left] = [paths.slice(0, index), paths.slice(index)];
        const outcome = done.length === 0 ? undefined : `Written: ${shown(done)}. Not written: ${shown(left)}.`;
        throw new SavedMeanwhile(left.slice(0, 1), outcome);
      }
      renameNow(rename);
    }
  } finally {
    clear();
  }
}

/** Writes bytes to a path, with the mode and owner of the file `model` if it exists. */
function writeLike(model: string, path: string, bytes: Uint8Array): void {
  const found = statSync(model, { throwIfNoEntry: false });
  mkdirSync(dirname(path), { recursive: true });
  // Set at once, so that only those who may read the old file may read the new one.
  writeFileSync(path, bytes, found && { mode: found.mode });
  if (found === undefined) return;
  chmodSync(path, found.mode);
  if (found.uid === process.getuid?.()) return;
  try {
    chownSync(path, found.uid, found.gid);
  } catch {
    // Only an administrator may do this; for others the file belongs to the user of the command.
  }
}
