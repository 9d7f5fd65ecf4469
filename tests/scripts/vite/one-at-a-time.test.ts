import { describe, expect, it } from 'vitest';
import { oneAtATime } from '../../../scripts/vite/one-at-a-time';

/** Work whose runs end when they are told to. */
function work() {
  const log: string[] = [];
  const ends: (() => void)[] = [];
  let runs = 0;
  const run = oneAtATime(async () => {
    runs += 1;
    const name = runs;
    log.push(`begins ${name}`);
    await new Promise<void>((resolve) => ends.push(resolve));
    log.push(`ends ${name}`);
  });
  return { log, run, end: () => ends.shift()?.() };
}

describe('work that runs once at a time', () => {
  it('runs once more for all who ask while it is under way', async () => {
    const { log, run, end } = work();
    const first = run();
    const second = run();
    const third = run();
    expect(log).toEqual(['begins 1']);
    end();
    await first;
    await expect.poll(() => log).toEqual(['begins 1', 'ends 1', 'begins 2']);
    end();
    await Promise.all([second, third]);
    expect(log).toEqual(['begins 1', 'ends 1', 'begins 2', 'ends 2']);
  });

  it('runs again after a run that failed', async () => {
    let runs = 0;
    const run = oneAtATime(async () => {
      runs += 1;
      if (runs === 1) throw new Error('no');
    });
    const first = run();
    const second = run();
    await expect(first).rejects.toThrow('no');
    await second;
    expect(runs).toBe(2);
  });
});
