import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { main } from '../../scripts/content-import';
import { baseData } from './support/fixture';
import { call as callWithin, run } from './support/run';
import { temporaryFolder } from './support/temporary-folder';

/** A copy of the base data and an export beside it; `call` runs the command on both, `runAlone` as a person does. */
function layOutWith(exported: string) {
  const root = temporaryFolder();
  const dataDir = join(root, 'data');
  const file = join(root, 'export.csv');
  cpSync(baseData, dataDir, { recursive: true });
  writeFileSync(file, exported);
  const papers = () => readFileSync(join(dataDir, 'papers.csv'), 'utf8');
  const environment = { CONTENT_DATA: dataDir };
  const call = (...args: readonly string[]) => callWithin(main, [file, ...args], environment);
  const runAlone = (...args: readonly string[]) =>
    run([file, ...args], environment, ['--import', 'tsx', 'scripts/content-import.ts']);
  return { papers, call, runAlone, dataDir };
}

const exports = {
  EasyChair: '#,Title,Authors,Decision\n90,"On rulers, again","Ada Sow, Luca Neri and Zoé Diop",ACCEPT\n',
  'Microsoft CMT':
    'Paper ID,Paper Title,Author Names,Status\n90,"On rulers, again","Ada Sow (Dakar)*; Luca Neri (Pisa); Zoé Diop (Thiès)",Accept\n',
  OpenReview: 'number;title;authors;venue\n90;On rulers, again;Ada Sow|Luca Neri|Zoé Diop;Conference 2024 Oral\n',
};

describe('npm run content:import', { timeout: 60_000 }, () => {
  it.each(Object.entries(exports))(
    'writes what an export of %s adds, and nothing the second time',
    async (_service, text) => {
      const { papers, call } = layOutWith(text);
      const before = papers();

      const shown = await call('--session', 'oral-1');
      expect(shown.stdout).toContain('90 "On rulers, again" by Ada Sow, Luca Neri, Zoé Diop');
      expect(shown.stdout).toMatch(/Nothing is written yet: say --write to do it\.\n$/);
      expect(papers()).toBe(before);

      const written = await call('--session', 'oral-1', '--write');
      expect(papers()).toBe(`${before}90,oral-1,"On rulers, again",Ada Sow; Luca Neri; Zoé Diop,,\n`);
      expect(written.stdout).toMatch(/The data is in order\.\n$/);
      expect(written).toMatchObject({ status: 0, stderr: '' });

      const again = await call('--session', 'oral-1', '--write');
      expect(again.stdout).toContain('Nothing to add or change.');
      expect(papers()).toBe(`${before}90,oral-1,"On rulers, again",Ada Sow; Luca Neri; Zoé Diop,,\n`);
    },
  );

  it('does the same as a command of its own', async () => {
    const { papers, runAlone } = layOutWith(exports.EasyChair);
    const before = papers();

    const written = await runAlone('--session', 'oral-1', '--write');
    expect(written).toMatchObject({ status: 0, stderr: '' });
    expect(written.stdout).toMatch(/The data is in order\.\n$/);
    expect(papers()).toBe(`${before}90,oral-1,"On rulers, again",Ada Sow; Luca Neri; Zoé Diop,,\n`);
  });

  it('leaves what the organisers changed until it is told to, and saves the file as it was saved', async () => {
    const { papers, call, dataDir } = layOutWith(
      '#,Title,Authors\n101,Measuring all rulers,Amina Traoré and Luca Benedetti\n',
    );
    const before = `\ufeff${papers().replaceAll('\n', '\r\n')}`;
    writeFileSync(join(dataDir, 'papers.csv'), before);

    const left = await call('--write');
    expect(left.stdout).toContain('left as it is (--update takes the export)');
    expect(papers()).toBe(before);

    const taken = await call('--write', '--update');
    expect(taken.status).toBe(0);
    expect(papers()).toBe(before.replace('Measuring rulers with rulers', 'Measuring all rulers'));
  });

  it('says what is wrong afterwards, and that an export cannot be read', async () => {
    const { papers, call } = layOutWith(exports.EasyChair);
    const before = papers();

    const unplaced = await call();
    expect(unplaced.stdout).toContain('papers.csv:7:4 error missing-value');
    expect(unplaced.status).toBe(1);

    const { call: callOnOther } = layOutWith('Name,Country\nAda Sow,Senegal\n');
    const unread = await callOnOther('--write');
    expect(unread.stderr).toContain('No column is recognised as: number, title, authors.');
    expect(unread).toMatchObject({ status: 2, stdout: '' });
    expect(papers()).toBe(before);
  });
});
