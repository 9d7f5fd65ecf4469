import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ADDABLE, rowsOf } from '../../../scripts/add/addable';
import { main } from '../../../scripts/commands/add';
import { conferenceFile } from '../../../scripts/new/conference-file';
import { collectionNames, collections } from '../../../shared/model/collections';
import { compile } from '../../content/support/compile';
import { call } from '../../content/support/run';
import { temporaryFolder } from '../../content/support/temporary-folder';

/** A new conference: the data folder of its repository. */
function newData(language = 'en'): string {
  const dataDir = join(temporaryFolder(), 'data');
  mkdirSync(join(dataDir, 'public'), { recursive: true });
  const days = { start: '2031-05-20', end: '2031-05-22', timeZone: 'Europe/Oslo' };
  const beginning = { name: 'Conference on Lakes', acronym: 'CL 2031', ...days, online: true, language } as const;
  writeFileSync(join(dataDir, 'conference.yaml'), conferenceFile(beginning, '../schemas'));
  return dataDir;
}

const add = (dataDir: string, ...names: string[]) => call(main, [...names, '--data', dataDir]);

/** Every name to type, with a page for NAME. */
const names = rowsOf(ADDABLE).map(([name]) => name.replace('NAME', 'code-of-conduct'));

async function found(dataDir: string) {
  const { diagnostics } = await compile({ dataDir, publicDir: join(dataDir, 'public') });
  return diagnostics.map(({ file, code, message }) => `${file.split('/').at(-1)} ${code}: ${message}`);
}

describe('the command add', () => {
  it('knows every file that people write', () => {
    const written = collectionNames.filter((name) => name !== 'conference' && !collections[name].writtenByCommand);
    expect(ADDABLE).toEqual(written);
  });

  it.each(names)('writes an example that passes the check of a new conference: %s', async (name) => {
    const dataDir = newData('fr');
    expect(await add(dataDir, name)).toMatchObject({ status: 0, stderr: '' });
    expect(await found(dataDir)).toEqual([]);
  });

  it('writes examples that pass the check together, in one go or one after the other', async () => {
    const [dataDir, other] = [newData(), newData()];
    // A menu has what there is when it is added.
    expect(await add(dataDir, ...names.filter((name) => name !== 'navigation'))).toMatchObject({
      status: 0,
      stderr: '',
    });
    expect(await add(dataDir, 'navigation')).toMatchObject({ status: 0, stderr: '' });
    expect(await found(dataDir)).toEqual([]);
    for (const name of names.toReversed()) await add(other, name);
    expect(await found(other)).toEqual([]);
  });

  it('leaves a file that is there as it is, also a workbook in its place', async () => {
    const dataDir = newData();
    for (const file of ['fees.csv', 'speakers.xlsx']) writeFileSync(join(dataDir, file), 'of organisers');
    const { status, stdout } = await add(dataDir, 'fees', 'speakers');
    expect({ status, files: readdirSync(dataDir).toSorted() }).toEqual({
      status: 1,
      files: ['conference.yaml', 'fees.csv', 'public', 'speakers.xlsx'],
    });
    for (const file of ['fees.csv', 'speakers.xlsx'])
      expect(stdout).toContain(`${file} is there already, and stays as it is.`);
    expect(readFileSync(join(dataDir, 'fees.csv'), 'utf8')).toBe('of organisers');
  });

  it.each([
    ['speeker', 'There is no file "speeker". Did you mean speakers?'],
    ['hovercraft', 'There is no file "hovercraft". npx colloquium add lists all files.'],
    ['pages/où', '"pages/où" is no name of a page: use letters, digits and hyphens, as in pages/code-of-conduct.'],
    ['conference', 'conference.yaml is what a conference begins with: npx colloquium new writes it.'],
  ])('writes nothing for a name that it does not know: %s', async (name, message) => {
    const dataDir = newData();
    const { status, stderr } = await add(dataDir, 'fees', name);
    expect({ status, files: readdirSync(dataDir) }).toEqual({ status: 2, files: ['conference.yaml', 'public'] });
    expect(stderr).toContain(message);
  });

  it('lists what is there, and what can be added', async () => {
    const dataDir = newData();
    await add(dataDir, 'fees');
    const { stdout } = await add(dataDir);
    expect(stdout.split('\n\n').map((part) => [part.split('\n')[0], part.includes(' fees ')])).toEqual([
      ['These are there:', true],
      ['These can be added, as in "npx colloquium add speakers":', false],
    ]);
  });
});
