import { existsSync, lstatSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { BEGUN, isAsRead, type Step, stepsLeft, take } from './begun';
import { namesIn } from './names-in';
import { realPathOf } from './real-path';
import { intendedName, isLeftover } from './unfinished';

/**
 * Finishes what commands have begun to change in a data folder and were killed before its end, and removes what they have left.
 * A file that somebody has saved since stays as saved. Says what it did.
 */
export function finishChanges(folder: string, say: (text: string) => void = toStderr): void {
  // What is not there, or no folder, has its own message.
  if (!statOf(folder)?.isDirectory()) return;
  const dataDir = realPathOf(folder);
  for (const name of namesIn(dataDir).filter((each) => intendedName(each) === BEGUN && isLeftover(each))) {
    const list = join(dataDir, name);
    const done: Step[] = [];
    const saved: Step[] = [];
    for (const step of stepsLeft(dataDir, readFileSync(list, 'utf8'))) {
      if (!isAsRead(step)) {
        // Else something was moved away, and its place has been filled since.
        if (isLeftover(basename(step.from))) saved.push(step);
      } else if (isTaken(step)) done.push(step);
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

/** Who may only read has nothing to remove. */
function remove(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // The next command that may write does it.
  }
}

const toStderr = (text: string) => void process.stderr.write(text);

const named = (steps: readonly Step[]) => steps.map(({ to }) => relative(process.cwd(), to)).join(', ');

/** False if another command has done so meanwhile. */
function isTaken(step: Step): boolean {
  try {
    take(step);
    return true;
  } catch (problem) {
    if (existsSync(step.from)) throw problem;
    return false;
  }
}

/** The folders in which changes of a data folder leave something: itself, those in it, and those to which its links lead. */
function placesOf(dataDir: string): ReadonlySet<string> {
  const entries = [dataDir, join(dataDir, 'releases')].flatMap((folder) =>
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

/** Undefined for what is not there, and for links that lead to nothing or in a circle. */
function statOf(path: string) {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
