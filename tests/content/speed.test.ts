import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRules } from '../../scripts/content/validate/rules';
import { rounds } from '../support/rounds';
import { baseline } from './support/baseline';
import { BIG, writeBigConference } from './support/big-conference';
import { compile } from './support/compile';
import { baseData } from './support/fixture';
import { temporaryFolder } from './support/temporary-folder';

/** How often it may be measured before what it costs is believed. */
const ROUNDS = rounds(30, 15);

/** Time of the processor, in microseconds: what others do in the meantime is not counted. */
async function cost(work: () => unknown, times: number): Promise<number> {
  const start = process.cpuUsage();
  for (let time = 0; time < times; time++) await work();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

/**
 * How many times as much one work costs as others, at the least that is measured; measuring ends when none is above its limit.
 * A busy machine takes caches and clock rates away, now from the one, now from the other, and can raise what is measured, but
 * not time and again what is compared at once and takes about as long. What grows with the square of the data is above the limit
 * in every round.
 */
async function leastRatios<Name extends string>(
  work: () => unknown,
  others: Readonly<Record<Name, { readonly than: () => unknown; readonly times: number; readonly limit: number }>>,
): Promise<Readonly<Record<Name, number>>> {
  const entries = Object.entries<(typeof others)[Name]>(others);
  const least = new Map(entries.map(([name]) => [name, Number.POSITIVE_INFINITY]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, { than, times }] of entries) {
      const ratio = (await cost(work, 1)) / ((await cost(than, times)) / times);
      least.set(name, Math.min(least.get(name) ?? ratio, ratio));
    }
    if (entries.every(([name, { limit }]) => (least.get(name) ?? limit) <= limit)) break;
  }
  return Object.fromEntries(least) as Record<Name, number>; // every name has its entry
}

describe('a conference of 5,000 papers', () => {
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
    expect(diagnostics).toEqual([]);

    const limits = { small: 12, least: 8 };
    const ratios = await leastRatios(() => compile({ dataDir: big, publicDir }), {
      small: { than: () => compile({ dataDir: tenth, publicDir }), times: 8, limit: limits.small },
      // Parsing and validating alone, without positions, references, rules and modules: 3.7 by `npm run bench`.
      least: { than: () => baseline(big, rules), times: 3, limit: limits.least },
    });
    expect(ratios.small).toBeLessThanOrEqual(limits.small);
    expect(ratios.least).toBeLessThanOrEqual(limits.least);
  });
});
