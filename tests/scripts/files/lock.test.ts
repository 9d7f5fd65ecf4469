import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freeLock, takeLock } from '../../../scripts/files/lock';
import { isAlive, ownMark } from '../../../scripts/files/process-mark';
import { temporaryFolder } from '../../content/support/temporary-folder';

describe('a lock', () => {
  it('is held by one at a time, and leaves nothing behind', () => {
    const folder = join(temporaryFolder(), 'locks');
    const lock = join(folder, 'a');
    expect(takeLock(lock)).toBeUndefined();
    expect(takeLock(lock)).toBe(ownMark());
    freeLock(lock);
    expect(takeLock(lock)).toBeUndefined();
    freeLock(lock);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is free where its holder has ended, and where another process has got its number since', () => {
    const folder = temporaryFolder();
    const lock = join(folder, 'a');
    const { pid } = spawnSync(process.execPath, ['--version']);
    const others = [`${pid}`, '', ...(ownMark().includes('-') ? [`${process.pid}-1`] : [])];
    for (const mark of others) {
      writeFileSync(lock, mark);
      expect(isAlive(mark)).toBe(false);
      // One who has died while it removed the lock of another.
      writeFileSync(`${lock}.${mark}`, `${pid}`);
      expect(takeLock(lock)).toBeUndefined();
      expect(readdirSync(folder)).toEqual(['a']);
      freeLock(lock);
    }
    expect(isAlive(ownMark())).toBe(true);
  });
});
