import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileSteps } from '../../scripts/content/memoised-steps';
import { readRules } from '../../scripts/content/validate/rules';
import { rounds } from '../support/rounds';
import { baseline } from './support/baseline';
import { BIG, writeBigConference } from './support/big-conference';
import { compile } from './support/compile';
import { leastRatios } from './support/cost';
import { baseData } from './support/fixture';
import { temporaryFolder } from './support/temporary-folder';

/** 5,000 papers, or as many of them as show a square. */
const PART = rounds(1, 2);

describe('a conference of thousands of papers', () => {
  it('compiles without a diagnostic, in proportion to its size and not to its square', async () => {
    const root = temporaryFolder();
    const publicDir = `${baseData}/public`;
    const [big, tenth] = [join(root, 'big'), join(root, 'tenth')];
    const part = (of: number) => ({
      papers: BIG.papers / of,
      sessions: BIG.sessions / of,
      people: BIG.people / of,
      topics: BIG.topics / of,
    });
    writeBigConference(big, part(PART));
    writeBigConference(tenth, part(PART * 10));
    const rules = readRules();
    const compileAnew = (dataDir: string) => compile({ dataDir, publicDir, steps: fileSteps });

    const { diagnostics } = await compileAnew(big);
    expect(diagnostics).toEqual([]);

    // 7 to 12 are measured: processors and their caches favour the one or the other work. A rule that doubles the cost is found.
    const limits = { small: 12, least: 20 };
    const ratios = await leastRatios(() => compileAnew(big), {
      small: { than: () => compileAnew(tenth), times: 8, limit: limits.small },
      // Parsing and validating alone, without positions, references, modules and the 200 rules of sense.
      least: { than: () => baseline(big, rules), times: 3, limit: limits.least },
    });
    expect(ratios.small).toBeLessThanOrEqual(limits.small);
    expect(ratios.least).toBeLessThanOrEqual(limits.least);
  });
});
