import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRules } from '../../scripts/content/rules';
import { baseline } from './support/baseline';
import { BIG, writeBigConference } from './support/big-conference';
import { compile } from './support/compile';
import { baseData } from './support/fixture';
import { temporaryFolder } from './support/temporary-folder';

/** The quickest of several runs: what else the machine does can only make one slower. */
async function quickest(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 7; run++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

describe('a conference of 5,000 papers', { timeout: 120_000 }, () => {
  it('compiles without a diagnostic, in proportion to its size and not to its square', async () => {
    const root = temporaryFolder();
    const publicDir = `${baseData}-public`;
    const [big, tenth] = [join(root, 'big'), join(root, 'tenth')];
    writeBigConference(big, BIG);
    writeBigConference(tenth, {
      papers: BIG.papers / 10,
      sessions: BIG.sessions / 10,
      people: BIG.people / 10,
      topics: BIG.topics / 10,
    });
    const rules = readRules();

    const { diagnostics } = await compile({ dataDir: big, publicDir });
    const whole = await quickest(() => compile({ dataDir: big, publicDir }));
    const small = await quickest(() => compile({ dataDir: tenth, publicDir }));
    const least = await quickest(() => baseline(big, rules));

    expect(diagnostics).toEqual([]);
    expect(whole / small).toBeLessThanOrEqual(12);
    // Parsing and validating alone, without positions, references, rules and modules; `npm run bench` prints the stages.
    expect(whole / least).toBeLessThanOrEqual(6);
  });
});
