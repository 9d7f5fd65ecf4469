import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRules } from '../../scripts/content/validate/rules';
import { rounds } from '../support/rounds';
import { baseline } from './support/baseline';
import { BIG, writeBigConference } from './support/big-conference';
import { compile } from './support/compile';
import { baseData } from './support/fixture';
import { temporaryFolder } from './support/temporary-folder';

const ROUNDS = rounds(15, 8);

/**
 * The least time of the processor that one of several runs of each takes: what else the machine does can only add to it.
 * They take turns, so that a busy moment meets all of them.
 */
async function quickest<Name extends string>(works: Readonly<Record<Name, () => unknown>>) {
  const times = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, work] of Object.entries<() => unknown>(works)) {
      const start = process.cpuUsage();
      await work();
      const { user, system } = process.cpuUsage(start);
      times.set(name, Math.min(times.get(name) ?? Number.POSITIVE_INFINITY, user + system));
    }
  }
  return (name: Name) => times.get(name) ?? Number.NaN;
}

describe('a conference of 5,000 papers', { timeout: 120_000 }, () => {
  it('compiles without a diagnostic, in proportion to its size and not to its square', async () => {
    const root = temporaryFolder();
    const publicDir = `${baseData}/public`;
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
    const timeOf = await quickest({
      whole: () => compile({ dataDir: big, publicDir }),
      small: () => compile({ dataDir: tenth, publicDir }),
      least: () => baseline(big, rules),
    });

    expect(diagnostics).toEqual([]);
    expect(timeOf('whole') / timeOf('small')).toBeLessThanOrEqual(12);
    // Parsing and validating alone, without positions, references, rules and modules: 3.7 by `npm run bench`. What else the
    // machine does disturbs even the quickest of the runs, hence the margin.
    expect(timeOf('whole') / timeOf('least')).toBeLessThanOrEqual(8);
  });
});
