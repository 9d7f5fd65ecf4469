import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { calibrationWork } from '../../scripts/bench/calibrate';
import { fileSteps } from '../../scripts/content/memoised-steps';
import { MOST_JUDGED } from '../../scripts/content/read/limits';
import { rounds } from '../support/rounds';
import { compile } from './support/compile';
import { leastRatios } from './support/cost';
import { layOut } from './support/fixture';
import { families } from './support/text-families';

/** How many times as long as the calibration the check of texts may take: what grows with the square of them takes hundreds of times. */
const LIMIT = 10;
/** The part of what rules look at that is tried: what grows with the square is above the limit at a third, too. */
const PART = rounds(1, 1 / 3);

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Compiles the base of all cases with texts of a family, as a part of what rules look at, in fields of every kind. */
function compileWith(text: (length: number) => string, part: number) {
  const { dataDir, publicDir } = layOut();
  const write = (name: string, content: string) => writeFileSync(join(dataDir, name), content);
  const [short, long, page] = [MOST_JUDGED.short, MOST_JUDGED.long, MOST_JUDGED.markdown].map((most) =>
    text(Math.floor(most * part)),
  );
  write('pages/travel.md', `---\ntitle: Travel\npath: /travel\n---\n## By train\n\n${page}\n`);
  write(
    'papers.csv',
    `id,session,title,authors,abstract,keywords\n101,oral-1,${[short, `${short}; Luca Benedetti`, long, short].map((each = '') => cell(each)).join(',')}\n`,
  );
  write('program-committee.csv', `name,affiliation,country\nAmina Traoré,${cell(short ?? '')},Tunisia\n`);
  return compile({ dataDir, publicDir, steps: fileSteps });
}

describe('texts of the greatest length that rules read', () => {
  it.each(Object.entries(families))('of %s are checked as quickly as others', async (_, text) => {
    const { calibration } = await leastRatios(() => compileWith(text, PART), {
      calibration: { than: calibrationWork, times: 1, limit: LIMIT },
    });
    expect(calibration).toBeLessThanOrEqual(LIMIT);
  });

  it('are published and read by no rule where they are longer', async () => {
    const { diagnostics, content } = await compileWith(families.mojibake, 1.1);
    const reported = diagnostics.filter(({ code }) => code === 'text-too-long').map(({ message }) => message);
    expect(reported).toContainEqual(
      expect.stringMatching(/^This text has 1\d\d,\d{3} letters, and no rule looks at more than 100,000\.$/),
    );
    expect(reported).toContain('This text has 2,200 letters, and no rule looks at more than 2,000.');
    expect(diagnostics.filter(({ code }) => code === 'text-mojibake')).toEqual([]);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(JSON.stringify(content?.freePages)).toContain(families.mojibake(110_000).slice(-100, -1));
  });
});
