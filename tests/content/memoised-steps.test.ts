import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fileSteps, memoisedSteps } from '../../scripts/content/memoised-steps';
import { compile } from './support/compile';
import { layOut } from './support/fixture';

/**
 * One edit after the other: an error, its fix, a key that another table names, its first name again, what texts fetch; a title of
 * two words, and somebody of that name elsewhere; an author in two spellings.
 */
const EDITS: readonly (readonly [file: string, from: string, to: string])[] = [
  ['sessions.csv', ',09:00,', ',9 o’clock,'],
  ['sessions.csv', ',9 o’clock,', ',09:00,'],
  ['sessions.csv', ',hall,', ',aula,'],
  ['rooms.csv', 'hall,', 'aula,'],
  ['rooms.csv', 'aula,', 'hall,'],
  ['sessions.csv', ',aula,', ',hall,'],
  ['conference.yaml', 'acronym: ', 'acronym: New '],
  ['papers.csv', 'On the length of a metre', 'Lena Marwick'],
  ['program-committee.csv', 'Yasmine Alami', 'Lena Marwick'],
  ['program-committee.csv', 'Lena Marwick', 'Luca Benedeti'],
  ['program-committee.csv', 'Luca Benedeti', 'Yasmine Alami'],
];

it('edits one after the other compile to what each compiles to from nothing, whatever is kept of the files', async () => {
  const folders = layOut();
  const steps = memoisedSteps();
  const told = new Set<string>();
  for (const [file, from, to] of EDITS) {
    const path = join(folders.dataDir, file);
    const text = readFileSync(path, 'utf8');
    expect(text, file).toContain(from);
    writeFileSync(path, text.replace(from, to));

    const { diagnostics, site } = await compile({ ...folders, steps });

    const anew = await compile({ ...folders, steps: fileSteps });
    expect(diagnostics).toEqual(anew.diagnostics);
    expect(site).toEqual(anew.site);
    for (const { code } of diagnostics) told.add(code);
  }
  expect([...told]).toEqual(expect.arrayContaining(['bad-time', 'unlike-column', 'similar-names']));
});
