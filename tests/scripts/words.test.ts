import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { main } from '../../scripts/commands/words';
import { compile } from '../content/support/compile';
import { call } from '../content/support/run';
import { temporaryFolder } from '../content/support/temporary-folder';

const CONFERENCE = `name: Conference on Lakes
acronym: CL 2031
start: 2031-05-20
end: 2031-05-20
timeZone: Europe/Oslo
online: true
language: `;

function dataIn(language: string): string {
  const dataDir = temporaryFolder();
  writeFileSync(join(dataDir, 'conference.yaml'), `${CONFERENCE}${language}\n`);
  return dataDir;
}

it.each(['sv', 'de', 'ar', 'en'])(
  'writes every word of the interface of a site in %s, as comments that are valid without the #',
  async (language) => {
    const dataDir = dataIn(language);
    expect(await call(main, ['--data', dataDir])).toMatchObject({ status: 0, stderr: '' });
    const path = join(dataDir, 'words.yaml');
    const text = readFileSync(path, 'utf8');
    expect(text.split('\n').filter((line) => !line.startsWith('#'))).toEqual(['']);
    writeFileSync(path, text.split('\n').slice(2).join('\n').replace(/^# /gm, ''));
    const { diagnostics } = await compile({ dataDir, publicDir: join(dataDir, 'public') });
    expect(diagnostics).toEqual([]);
    expect((await call(main, ['--data', dataDir])).stdout).toContain('has every word of the interface');
  },
);

it('takes a words.yaml that has words of former versions', async () => {
  const dataDir = dataIn('de');
  const former = 'countdown: { units: { days: Tage } }\nnow: { until: bis }\ndocuments: { printSet: { at: auf } }\n';
  writeFileSync(join(dataDir, 'words.yaml'), former);
  expect((await compile({ dataDir, publicDir: join(dataDir, 'public') })).diagnostics).toEqual([]);
});

it('leaves a words.yaml as it is, and prints what it lacks', async () => {
  const dataDir = dataIn('sv');
  const own = '# Our own\nfooter:\n  heading: Kontakt # short\n';
  writeFileSync(join(dataDir, 'words.yaml'), own);
  const { status, stdout } = await call(main, ['--data', dataDir]);
  expect(status).toBe(0);
  expect(readFileSync(join(dataDir, 'words.yaml'), 'utf8')).toBe(own);
  expect(stdout).toMatch(/^# footer:\n# {3}takesPlace: /m);
  expect(stdout).not.toMatch(/^# footer:\n# {3}heading: /m);
});
