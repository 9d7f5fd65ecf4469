import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../scripts/content/report/diagnostics';
import { filesIn } from '../../../scripts/files/files-in';
import { applyFixes } from '../../../scripts/fix/apply-fixes';
import { chooseByAsking, chooseCertain } from '../../../scripts/fix/choose-fixes';
import { linesChanged } from '../../../scripts/fix/describe-changes';
import { fixAndReport } from '../../../scripts/fix/fix-command';
import { type Choose, fixData, writeFixed } from '../../../scripts/fix/fix-data';
import { fixtureNames, layOutWhole } from '../../content/support/fixture';
import { temporaryFolder } from '../../content/support/temporary-folder';
import { tried } from '../../support/rounds';

/** Cases that have a fix, each of another kind: in cells, in YAML, in names and addresses; the thorough round tries all cases. */
const MENDED = [
  'amount-with-thousands',
  'authors-with-and',
  'control-character-in-yaml',
  'date-with-slashes',
  'family-name-first',
  'many-mistakes',
  'misspelled-column',
  'misspelled-field',
  'name-read-in-another-encoding',
  'time-with-pm',
  'zero-width-space',
];

const everything: Choose = async (problems) => problems;

/** Fixes a folder of data, and writes the fixed files. */
async function fixAll(dataDir: string, choose: Choose = everything) {
  const result = await fixData(dataDir, choose);
  await writeFixed(dataDir, result.files);
  return result;
}

/** A file of the data after a text in it has been replaced by a wrong one, and then fixed. */
async function afterMend(file: string, spoil: (text: string) => string, choose?: Choose) {
  const dataDir = layOutWhole();
  const path = join(dataDir, file);
  const right = readFileSync(path, 'utf8');
  const wrong = spoil(right);
  expect(wrong).not.toBe(right);
  writeFileSync(path, wrong);
  await fixAll(dataDir, choose);
  return { right, wrong, text: readFileSync(path, 'utf8') };
}

describe('fixes of problems in the data', () => {
  it('ignore a missing folder, and a file in place of one, which the compiler reports', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'data.csv'), 'id');
    for (const name of ['gone', 'data.csv'])
      expect(await fixData(join(folder, name), chooseCertain)).toEqual({ files: [], fixed: [], workbooks: [] });
  });

  it('change nothing that is right', async () => {
    expect(await fixData(layOutWhole(), everything)).toEqual({ files: [], fixed: [], workbooks: [] });
  });

  it('leave every other line of every case as it was, and nothing for a second run', { timeout: 120_000 }, async () => {
    const withFix: string[] = [];
    for (const name of tried(fixtureNames, MENDED)) {
      const dataDir = layOutWhole(name);
      const before = new Map(filesIn(dataDir).map((path) => [path, readFileSync(join(dataDir, path))]));
      const { files, fixed: problems } = await fixAll(dataDir);
      if (problems.length > 0) withFix.push(name);
      const touched = new Set(problems.map(({ file, range }) => `${file}:${range.line}`));
      for (const file of files)
        for (const { line } of linesChanged(file)) expect(touched, name).toContain(`${file.name}:${line}`);
      const left = filesIn(dataDir).filter((path) => !path.startsWith('.before/'));
      const changed = left.filter((path) => !before.get(path)?.equals(readFileSync(join(dataDir, path))));
      expect(changed.sort(), name).toEqual(files.map((file) => file.name));
      expect(await fixData(dataDir, everything), name).toEqual({ files: [], fixed: [], workbooks: [] });
    }
    expect(withFix).toEqual(expect.arrayContaining(MENDED));
  });

  it.each([
    ['a date with slashes', 'deadlines.csv', (text: string) => text.replace(/(\d{4})-(\d{2})-(\d{2})/, '$1/$2/$3')],
    [
      'line ends of two kinds',
      'deadlines.csv',
      (text: string) => `\ufeff${text.replace('\n', '\r\n').replace(/(\d{4})-(\d{2})-(\d{2})/, '$1/$2/$3')}`,
    ],
    ['the case of an id', 'papers.csv', (text: string) => text.replace(',oral-1,', ',Oral-1,')],
    ['a name of a field', 'conference.yaml', (text: string) => text.replace(/^timeZone:/m, 'timeZon:')],
  ])('write back %s', async (_, file, spoil) => {
    const { right, text, wrong } = await afterMend(file, spoil);
    const asRight = wrong.startsWith('\ufeff') ? `\ufeff${right.replace('\n', '\r\n')}` : right;
    expect(text).toBe(asRight);
  });

  it('write all files or none', async () => {
    const dataDir = layOutWhole('date-with-slashes');
    const before = readFileSync(join(dataDir, 'deadlines.csv'), 'utf8');
    const said: string[] = [];
    await fixAndReport(dataDir, chooseCertain, { isDry: true, say: (text) => void said.push(text), colour: false });
    expect(readFileSync(join(dataDir, 'deadlines.csv'), 'utf8')).toBe(before);
    expect(said.join('')).toMatch(/deadlines\.csv:\d+\n {2}- .*\n {2}\+ .*\n\n1 problem would be fixed/);
  });
});

describe('a question about a fix', () => {
  const problems = [
    ['papers.csv', (text: string) => text.replace(',oral-1,', ',orall-1,')],
    ['sessions.csv', (text: string) => text.replace(',oral,', ',orals,')],
  ] as const;

  async function answered(...answers: readonly string[]) {
    const dataDir = layOutWhole();
    for (const [file, spoil] of problems) {
      const path = join(dataDir, file);
      writeFileSync(path, spoil(readFileSync(path, 'utf8')));
    }
    const said: string[] = [];
    const left = [...answers];
    const terminal = { ask: async () => left.shift(), say: (text: string) => void said.push(text) };
    const { fixed: done } = await fixData(
      dataDir,
      chooseByAsking(terminal, (file) => readFileSync(join(dataDir, file), 'utf8')),
    );
    return { said, done: done.map(({ file }) => file).sort() };
  }

  it('fixes when the answer is yes, and not when it is no', async () => {
    const { said, done } = await answered('maybe', 'n', 'Yes');
    expect(said).toHaveLength(2);
    expect(said.join('')).toContain('"orall-1" becomes "oral-1"');
    expect(done).toHaveLength(1);
  });

  it('ends with the terminal', async () => {
    expect(await answered()).toMatchObject({ done: [] });
    expect(await answered('q')).toMatchObject({ done: [] });
  });
});

/** A problem at some letters of a text. */
function at(
  text: string,
  words: string,
  from: string,
  to: string,
): Diagnostic & { fix: NonNullable<Diagnostic['fix']> } {
  const before = text.slice(0, text.indexOf(words)).split('\n');
  const [line, column] = [before.length, (before.at(-1) ?? '').length + 1];
  const range = { line, column, endLine: line, endColumn: column + words.length };
  return { code: 'bad-date', severity: 'error', message: '', file: '', range, fix: { from, to, isCertain: true } };
}

describe('the style of a value', () => {
  const write = (file: string, text: string, words: string, from: string, to: string) =>
    applyFixes(file, text, [at(text, words, from, to)]).text;

  it.each([
    ['keeps its marks', 'a,"b ""c"" d",e\n', '"b', 'd', 'D', 'a,"b ""c"" D",e\n'],
    ['gets the marks that it needs', 'a;b;c\n', 'b', 'b', 'x;y', 'a;"x;y";c\n'],
    ['keeps the spaces around it', 'a, b ,c\n', 'b', 'b', 'd', 'a, d ,c\n'],
  ])('in a table %s', (_, text, words, from, to, after) => {
    expect(write('t.csv', text, words, from, to)).toBe(after);
  });

  it.each([
    ['without marks', 'a: b # remark\n', 'b', 'b', 'c d', 'a: c d # remark\n'],
    ['that needs marks', 'a: b\n', 'b', 'b', 'c: d', 'a: "c: d"\n'],
    ['in single marks', "a: 'b'\n", "'b", 'b', "c's", "a: 'c''s'\n"],
    ['in double marks', 'a: "b"\n', '"b', 'b', 'c "d"', 'a: "c \\"d\\""\n'],
    ['in a list within brackets', 'a: [b, c]\n', 'b', 'b', 'd, e', 'a: ["d, e", c]\n'],
    ['of several lines', 'a: |\n  b c\n  d e\nf: g\n', 'd e', 'e', 'E', 'a: |\n  b c\n  d E\nf: g\n'],
    ['that is a key', 'aa: b\n', 'aa', 'aa', 'bb', 'bb: b\n'],
  ])('in YAML stays %s', (_, text, words, from, to, after) => {
    expect(write('t.yaml', text, words, from, to)).toBe(after);
  });
});
