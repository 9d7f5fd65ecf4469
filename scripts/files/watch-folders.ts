import { type FSWatcher, readdirSync, realpathSync, statSync, watch } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

/** Milliseconds after which a save is complete: editors and spreadsheets save in several steps. */
const QUIET = 50;

type Listener = (event: string, name: string | null) => void;

/**
 * Watches folders and everything in them, and calls `saved` after each save; the result ends that. A folder may appear later, or be
 * replaced. Each folder has its own watcher: with Node's option `recursive`, on Linux with Node 20, a file that an editor has replaced is
 * not watched any more.
 */
export function watchFolders(roots: readonly string[], saved: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  let pending: NodeJS.Timeout | undefined;
  const changed = () => {
    clearTimeout(pending);
    pending = setTimeout(saved, QUIET);
  };

  const watchOne = (key: string, folder: string, listen: Listener) => {
    const fail = (problem: unknown) => {
      // On Windows, a watched folder that is removed gives an error.
      if (isFolder(folder)) console.error(`Changes in ${folder} are not noticed: ${problem}`);
    };
    try {
      watchers.set(key, watch(folder, listen).on('error', fail));
    } catch (problem) {
      fail(problem);
    }
  };

  const unwatch = (folder: string) => {
    for (const [path, watcher] of watchers) {
      if (path !== folder && !path.startsWith(folder + sep)) continue;
      watcher.close();
      watchers.delete(path);
    }
  };

  /** Watches what has a path now. `around` has the real paths of the folders around it, since links may lead to one of these. */
  const follow = (path: string, around: readonly string[] = []) => {
    unwatch(path);
    const real = isFolder(path) ? attempt(() => realpathSync(path)) : undefined;
    if (real === undefined || around.includes(real)) return;
    watchOne(path, path, (event, name) => {
      // Temporary files of editors, and what the desk keeps.
      if (name?.startsWith('.')) return;
      changed();
      if (event === 'rename' && name !== null) follow(join(path, name), [...around, real]);
    });
    // The compiler reports a folder that cannot be read.
    if (!watchers.has(path)) return;
    for (const entry of attempt(() => readdirSync(path, { withFileTypes: true })) ?? [])
      if (!(entry.isFile() || entry.name.startsWith('.'))) follow(join(path, entry.name), [...around, real]);
  };

  for (const root of roots) {
    watchOne(`around ${root}`, dirname(root), (event, name) => {
      if (event !== 'rename' || name !== basename(root)) return;
      changed();
      follow(root);
    });
    follow(root);
  }
  return () => {
    clearTimeout(pending);
    for (const watcher of watchers.values()) watcher.close();
  };
}

/** Reads from the disk; undefined if what is read is gone already. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const isFolder = (path: string) => attempt(() => statSync(path).isDirectory()) ?? false;
