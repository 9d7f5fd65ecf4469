import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const newFolder = () => mkdtempSync(join(tmpdir(), 'content-'));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** A new empty folder that goes when the test ends. */
export function temporaryFolder(): string {
  const folder = newFolder();
  onTestFinished(() => remove(folder));
  return folder;
}

/** The paths of folders that have gone. */
const free: string[] = [];

/** The same under the path of an earlier test, if one is free: the cache of files is keyed by path. */
export function temporaryFolderAgain(): string {
  const folder = free.pop() ?? newFolder();
  mkdirSync(folder, { recursive: true });
  onTestFinished(() => {
    remove(folder);
    free.push(folder);
  });
  return folder;
}
