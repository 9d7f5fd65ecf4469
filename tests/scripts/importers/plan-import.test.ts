import { cpSync } from 'node:fs';
import { join } from 'node:path';
import anyAscii from 'any-ascii';
import { expect, it } from 'vitest';
import { changeFiles } from '../../../scripts/files/change-files';
import { changesOf } from '../../../scripts/importers/changes-of';
import { planImport } from '../../../scripts/importers/plan-import';
import { baseData } from '../../content/support/fixture';
import { contentsOf } from '../../content/support/run';
import { temporaryFolder } from '../../content/support/temporary-folder';
import { fileOf, readAll, samplesOf } from './support/exports';

const options = { session: 'oral-1', update: false, language: 'en', transliterate: anyAscii };

it.each(['easychair', 'cmt', 'hotcrp', 'openreview', 'indico', 'pretalx', 'mini-conf', 'sessionize', 'conftool'])(
  'importing the same files again changes nothing: %s',
  async (service) => {
    const dataDir = join(temporaryFolder(), 'data');
    cpSync(baseData, dataDir, { recursive: true });
    const imported = await readAll(...samplesOf(service));
    const plan = () => planImport(dataDir, imported, options, () => {});
    const first = plan();
    changeFiles(dataDir, changesOf(dataDir, first));
    const before = contentsOf(dataDir);

    const second = plan();
    expect(first.flatMap(({ added }) => added)).not.toEqual([]);
    expect(second.flatMap(({ added, filled, changes }) => [...added, ...filled, ...changes])).toEqual([]);
    changeFiles(dataDir, changesOf(dataDir, second));
    expect(contentsOf(dataDir)).toEqual(before);
  },
);

it('gives what was withdrawn or cancelled its status, if the data has it', async () => {
  const decided = '#,Title,Authors,Decision\n101,Measuring,Ada Sow,Withdrawn\n900,Rulers,Ada Sow,cancelled\n';
  const imported = await readAll(fileOf(decided));
  const [papers] = planImport(baseData, imported, options, () => {});

  expect(papers).toMatchObject({ file: 'papers.csv', added: [], filled: [{ called: '101', columns: ['status'] }] });
});

it('imports facts of the people whom the data names', async () => {
  const speakers = 'Speaker Id,FirstName,LastName,Bio\n1,Luca,Benedetti,Measures.\n2,Nobody,Here,Sells.\n';
  const imported = await readAll(fileOf(speakers));
  const problems: string[] = [];
  const plans = planImport(baseData, imported, options, ({ message }) => problems.push(message));

  expect(plans.flatMap(({ file, added, filled }) => ([file, ...added, ...filled].length > 1 ? [file] : []))).toEqual([
    'people.csv',
  ]);
  expect(problems).toEqual([expect.stringContaining('no contribution or session names them: Nobody Here')]);
});

it('continues the numbers of oral sessions where they are numbered', async () => {
  const imported = await readAll(...samplesOf('indico'));
  const plans = planImport(baseData, imported, options, () => {});

  expect(
    plans.find(({ file }) => file === 'sessions.csv')?.added.flatMap(({ whenNew }) => whenNew?.number || []),
  ).toEqual(['3', '4', '5']);
});

it('puts papers into the session whose number another table has', async () => {
  const sessions = 'id,name,day,starttime,endtime,sessionchair\nTU1,Lengths,2031-05-13,09:00,10:30,Kofi Mensah\n';
  const papers = 'id,session,title,authors\n7,TU1,On rulers,Ada Sow\n';
  const imported = await readAll(fileOf(sessions, 'sessions.csv'), fileOf(papers, 'papers.csv'));
  const problems: string[] = [];
  const plans = planImport(temporaryFolder(), imported, { ...options, session: '' }, ({ message }) =>
    problems.push(message),
  );

  expect(plans.find(({ file }) => file === 'papers.csv')?.added.map(({ cells }) => cells.session)).toEqual(['lengths']);
  expect(problems).toEqual([]);
});

it('writes biographies as plain text, with the addresses of their links', async () => {
  const table =
    'Title,Speaker,Bio,Date,Start,End\nOn rulers,Ada Sow,"**Ada** writes [a *book*](https://books.example.org/1), see [https://a.example.org](https://a.example.org).",2031-05-13,09:00,10:00\n';
  const plans = planImport(temporaryFolder(), await readAll(fileOf(table)), { ...options, session: '' }, () => {});

  expect(plans.find(({ file }) => file === 'people.csv')?.added.map(({ cells }) => cells.bio)).toEqual([
    'Ada writes a book (https://books.example.org/1), see https://a.example.org.',
  ]);
});
