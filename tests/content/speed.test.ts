import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRules } from '../../scripts/content/validate/rules';
import { baseline } from './support/baseline';
import { BIG, writeBigConference } from './support/big-conference';
import { compile } from './support/compile';
import { leastRatios } from './support/cost';
import { baseData } from './support/fixture';
import { temporaryFolder } from './support/temporary-folder';

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
