import { win32 } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isWithin } from '../../../scripts/files/is-within';
import { rename } from '../../../scripts/files/rename.mjs';

describe('on Windows', () => {
  it.each([
    ['C:\\conf\\data', true],
    ['C:\\conf', true],
    ['C:\\conf\\..data', true],
    ['C:\\other', false],
    ['D:\\data', false],
  ])('a folder has what is in it, and nothing of another drive: %s', (file, isIn) => {
    expect(isWithin('C:\\conf', file, win32)).toBe(isIn);
  });

  it('a file that a virus scanner has open is renamed a moment later', () => {
    const failing = (times: number) => {
      let left = times;
      return () => {
        if (left-- > 0) throw Object.assign(new Error('in use'), { code: 'EPERM' });
      };
    };
    expect(() => rename('a', 'b', { platform: 'win32', attempt: failing(2) })).not.toThrow();
    expect(() => rename('a', 'b', { platform: 'linux', attempt: failing(1) })).toThrow('in use');
  });
});
