import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadChunk } from '../../renderer/load-chunk';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const problemOf = (loading: Promise<unknown>) => loading.catch((problem: unknown) => problem);

describe('a chunk of script', () => {
  it('is handed on when it comes', async () => {
    expect(await loadChunk('carousel', async () => 'chunk')).toBe('chunk');
  });

  it('that cannot be loaded is named, with the cause', async () => {
    const cause = new TypeError('no network');
    const problem = await problemOf(loadChunk('carousel', () => Promise.reject(cause)));
    expect(problem).toEqual(new Error('Loading chunk carousel failed', { cause }));
  });

  it('has 120 seconds', async () => {
    let settled = false;
    const problem = problemOf(loadChunk('carousel', () => new Promise(() => {}))).finally(() => {
      settled = true;
    });
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await problem).toEqual(new Error('Loading chunk carousel failed', { cause: 'timeout' }));
  });
});
