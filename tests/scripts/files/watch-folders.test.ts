import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { watchFolders } from '../../../scripts/files/watch-folders';
import { temporaryFolder } from '../../content/support/temporary-folder';

/** Watches a folder that does not exist yet. The result makes a change and waits until it is noticed. */
function watched() {
  const folder = join(temporaryFolder(), 'data');
  let saves = 0;
  onTestFinished(
    watchFolders([folder], () => {
      saves += 1;
    }),
  );
  const notices = async (change: () => void) => {
    const before = saves;
    change();
    await expect.poll(() => saves, { timeout: 60_000 }).toBeGreaterThan(before);
  };
  return { folder, notices };
}

describe('watchFolders', () => {
  it('notices a file that an editor replaces, each time', async () => {
    const { folder, notices } = watched();
    const file = join(folder, 'papers.csv');
    await notices(() => mkdirSync(folder));
    await notices(() => writeFileSync(file, '0'));
    for (let edit = 0; edit < 4; edit++) {
      await notices(() => {
        writeFileSync(`${file}.new`, String(edit));
        renameSync(`${file}.new`, file);
      });
    }
    await notices(() => writeFileSync(file, 'in place'));
  });

  it('follows folders that appear, and folders that replace others', async () => {
    const { folder, notices } = watched();
    const deep = join(folder, 'public', 'images');
    await notices(() => mkdirSync(deep, { recursive: true }));
    await notices(() => writeFileSync(join(deep, 'hall.jpg'), ''));
    await notices(() => {
      rmSync(folder, { recursive: true });
      mkdirSync(deep, { recursive: true });
    });
    await notices(() => writeFileSync(join(deep, 'hall.jpg'), ''));
    await notices(() => rmSync(join(deep, 'hall.jpg')));
  });
});
