import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fileSteps } from '../../scripts/content/memoised-steps';
import { rounds } from '../support/rounds';
import { BIG, writeBigConference } from './support/big-conference';
import { compile } from './support/compile';
import { leastRatios } from './support/cost';
import { baseData } from './support/fixture';
import { temporaryFolder } from './support/temporary-folder';

/** 5,000 papers, or as many as show a square. */
const PART = rounds(1, 5);

it('thousands of papers compile without a diagnostic, in time proportional to their number', async () => {
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
  const compileAnew = (dataDir: string) => compile({ dataDir, publicDir, steps: fileSteps });

  const { diagnostics } = await compileAnew(big);
  expect(diagnostics).toEqual([]);

  // 7 to 12 are measured, by processor and cache. A rule that doubles the cost is found.
  const limit = 12;
  const { small } = await leastRatios(() => compileAnew(big), {
    small: { than: () => compileAnew(tenth), times: 8, limit },
  });
  expect(small).toBeLessThanOrEqual(limit);
});
