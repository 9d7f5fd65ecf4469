import { existsSync, lstatSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { namesIn } from './names-in';
import { isUnchanged, PENDING, type Rename, remainingRenames, renameNow } from './pending-renames';
import { realPathOf } from './real-path';
import { intendedName, isLeftover } from './unfinished';

/**
 * Finishes the changes of a data folder that killed commands have begun, removes their temporary files, and reports what it did.
 * A file that somebody has saved since then stays as saved.
 */
export function finishChanges(folder: string, say: (text: string) => void = toStderr): void {
  // Other code reports a path that is missing or not a folder.
  if (!statOf(folder)?.isDirectory()) return;
  const dataDir = realPathOf(folder);
  for (const name of namesIn(dataDir).filter((each) => intendedName(each) === PENDING && isLeftover(each))) {
    const list = join(dataDir, name);
    const done: Rename[] = [];
    const saved: Rename[] = [];
    for (const rename of remainingRenames(dataDir, readFileSync(list, 'utf8'))) {
      if (!isUnchanged(rename)) {
        // Otherwise a file was moved away, and another one has its name now.
        if (isLeftover(basename(rename.from))) saved.push(rename);
      } else if (isRenamed(rename)) done.push(rename);
    }
    rmSync(list, { force: true });
    if (done.length > 0) say(`A command was interrupted while it wrote; this is finished now: ${named(done)}.\n`);
    if (saved.length > 0)
      say(`A command was interrupted while it wrote; saved since, and left as saved: ${named(saved)}.\n`);
  }
  for (const place of placesOf(dataDir)) {
    for (const name of namesIn(place).filter(isLeftover)) remove(join(place, name));
  }
}

/** Removes a file or folder if the user may do so. */
function remove(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // The next command of a user who may write does it.
  }
}

const toStderr = (text: string) => void process.stderr.write(text);

const named = (renames: readonly Rename[]) => renames.map(({ to }) => relative(process.cwd(), to)).join(', ');

/** False if another command has done it in the meantime. */
function isRenamed(rename: Rename): boolean {
  try {
    renameNow(rename);
    return true;
  } catch (problem) {
    if (existsSync(rename.from)) throw problem;
    return false;
  }
}

/** The folders where changes may leave temporary files: the data folder, its subfolders, and the folders that its links point to. */
function placesOf(dataDir: string): ReadonlySet<string> {
  const entries = [dataDir, join(dataDir, 'releases'), join(dataDir, 'editions')].flatMap((folder) =>
    namesIn(folder).map((name) => join(folder, name)),
  );
  const places = entries.flatMap((path) => {
    const isLink = lstatSync(path).isSymbolicLink();
    const found = statOf(path);
    if (found?.isDirectory()) return [realPathOf(path)];
    return isLink && found ? [dirname(realPathOf(path))] : [];
  });
  return new Set([dataDir, ...places]);
}

/** Undefined for missing files, and for broken and circular links. */
function statOf(path: string) {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
