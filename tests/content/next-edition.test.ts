import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { engineRoot, inEngine } from '../../scripts/bootstrap/project.mjs';
import { main } from '../../scripts/commands/next-edition';
import { compileSite } from '../../scripts/compile/editions/compile-site';
import { publicFolder } from '../../scripts/files/assets';
import { datesInText } from '../../scripts/next-edition/dates-in-text';
import { sameWeekdayIn } from '../../scripts/next-edition/new-start';
import { daysBetween } from '../../shared/format/days-between';
import { sample } from '../support/sample';
import { call, contentsOf } from './support/run';
import { temporaryFolder } from './support/temporary-folder';

/** A copy of a conference's data. */
function copyOf(from: string): string {
  const dataDir = join(temporaryFolder(), 'data');
  cpSync(inEngine(from), dataDir, { recursive: true });
  return dataDir;
}

/** A conference of a single file, which names no picture. */
function small(): string {
  const dataDir = copyOf('tests/conferences/smallest');
  mkdirSync(join(dataDir, 'public'));
  return dataDir;
}

const next = (dataDir: string, ...args: readonly string[]) => call(main, [...args, '--data', dataDir]);

const compile = (dataDir: string) =>
  compileSite({ dataDir, publicDir: publicFolder(dataDir), publicIsShared: true, deferWarnings: true });

describe('npx colloquium next-edition', () => {
  it('empties contributions, which are of one year, and the sessions of partners, who stay', async () => {
    const dataDir = small();
    writeFileSync(join(dataDir, 'contributions.csv'), 'id,title,people\nT1,Old ice,Ada Sow\n');
    writeFileSync(
      join(dataDir, 'sessions.csv'),
      'id,kind,date,start,end,title\nball,social,2031-05-20,19:00,20:00,Ball\n',
    );
    writeFileSync(join(dataDir, 'partners.csv'), 'name,session,url\nA,ball,\nB,ball,https://b.example.org\n');

    expect((await next(dataDir, '2099')).status).toBe(0);

    expect(contentsOf(dataDir)).toMatchObject({
      'contributions.csv': 'id,title,people\n',
      'partners.csv': 'name,session,url\nA,,\nB,,https://b.example.org\n',
    });
  });

  it('archives the sample byte for byte, and makes new data that compile', async () => {
    const dataDir = copyOf(relative(engineRoot, sample.data));
    const before = contentsOf(dataDir);

    const { status, stdout } = await next(dataDir, '2025');

    expect(status).toBe(0);
    const after = contentsOf(dataDir);
    const archived = Object.keys(before).filter((name) => !/^(?:README|fields|messages)\.md$|^schemas\//.test(name));
    expect(archived.filter((name) => after[`editions/2023/${name}`] !== before[name])).toEqual([]);
    expect(stdout).toContain('The first day of the new edition, 2025, is 2025-12-10 and was 2023-12-13.');

    const changed = changedLines(before['conference.yaml'] ?? '', after['conference.yaml'] ?? '');
    expect(changed).toEqual(['start: 2025-12-10', 'end: 2025-12-12', 'countdownTarget: 2025-12-10T08:00']);
    const [, first, , , conference] = (after['deadlines.csv'] ?? '').split('\n');
    expect(first).toBe('regular,submission,Submission deadline,2025-08-12,,');
    expect(conference).toBe('regular,conference,Conference,2025-12-10,2025-12-12,');
    expect(after['statements.yaml']).toBe(before['statements.yaml']);
    expect(after['papers.csv']).toBe(`${before['papers.csv']?.split('\n')[0]}\n`);
    expect(after['pages.yaml']).toContain('path: /finalschedule');
    expect(after['navigation.yaml']).not.toContain('/finalschedule');
    expect(after['calls.yaml']).not.toContain('](/iacybersecurity)');

    const { site, diagnostics } = await compile(dataDir);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(site?.content.conference.start).toBe('2025-12-10');
    expect(site?.past?.map(({ edition }) => edition.base)).toEqual(['/2023']);
    expect(stdout).toMatch(/conference\.yaml:6:17 2023 \(acronym: AMICAI 2023\)\n/);
    expect(stdout).toMatch(/home\.yaml:23:10 December 13-15, 2023 \(/);
    expect(stdout).toMatch(/home\.yaml:22:12 First \(/);
  });

  it.each([
    ['tests/conferences/workshop', ['2031']],
    ['tests/conferences/french', ['Quatrième (edition: Quatrième édition)', '11 mai 2027']],
    ['tests/conferences/arabic', ['الثانية', '12 ماي 2027']],
  ] as const)('makes new data of %s that compile, and lists dates that remain in texts', async (from, words) => {
    const dataDir = copyOf(from);
    const { status, stdout } = await next(dataDir, '2036', '--start', '2036-02-29', '--name', 'before');

    expect(status).toBe(0);
    // The command itself has compiled both.
    expect(contentsOf(dataDir)['conference.yaml']).toContain('start: 2036-02-29\n');
    expect(contentsOf(dataDir)['papers.csv']?.trim()).not.toContain('\n');
    const remaining = stdout.slice(stdout.indexOf('Years and dates that remain'));
    for (const word of words) expect(remaining).toContain(word);
  });

  it('says with --dry-run what it would do, and does nothing', async () => {
    const dataDir = small();
    const before = contentsOf(join(dataDir, '..'));

    const { status, stdout } = await next(dataDir, '2040', '--dry-run');

    expect(status).toBe(0);
    expect(stdout).toContain('would become the past edition');
    expect(contentsOf(join(dataDir, '..'))).toEqual(before);
  });

  it('keeps the line ends and the byte order mark of a file', async () => {
    const dataDir = small();
    const path = join(dataDir, 'conference.yaml');
    const text = `\ufeff${contentsOf(dataDir)['conference.yaml']?.replaceAll('\n', '\r\n')}`;
    writeFileSync(path, text);

    expect((await next(dataDir, '2040')).status).toBe(0);

    const after = contentsOf(dataDir)['conference.yaml'] ?? '';
    expect(after.startsWith('\ufeff')).toBe(true);
    expect(after.replaceAll('\r\n', '')).not.toContain('\n');
    expect(after.length).toBe(text.length);
  });

  it.each([
    ['no year', [], 'Say the year of the new edition', 2],
    ['a name without a first day', ['autumn'], 'say the first day with --start', 2],
    ['a first day in another year', ['2040', '--start', '2041-01-01'], '2041-01-01 is not in 2040', 2],
    ['a first day that is none', ['2040', '--start', '1 May'], '--start is a date', 2],
    ['a name that no edition can have', ['2040', '--name', 'Old'], 'small letters', 2],
    ['a year that has passed', ['2001'], 'is not after', 1],
  ] as const)('rejects %s, and changes nothing', async (_, args, message, expected) => {
    const dataDir = small();
    const before = contentsOf(dataDir);

    const { status, stderr } = await next(dataDir, ...args);

    expect(status).toBe(expected);
    expect(stderr).toContain(message);
    expect(contentsOf(dataDir)).toEqual(before);
  });

  it('rejects an edition that exists, data with errors, and changes that are not committed', async () => {
    const dataDir = small();
    const edition = join(dataDir, 'editions', 'before');
    mkdirSync(edition, { recursive: true });
    cpSync(join(dataDir, 'conference.yaml'), join(edition, 'conference.yaml'));
    expect((await next(dataDir, '2040', '--name', 'before')).stderr).toContain('is there already');

    expect(spawnSync('git', ['init', '--quiet'], { cwd: dataDir }).status).toBe(0);
    expect((await next(dataDir, '2040')).stderr).toContain('not committed');

    writeFileSync(join(dataDir, 'rooms.csv'), 'id,name,plenary\nhall,Hall,perhaps\n');
    expect((await next(dataDir, '2040')).stderr).toContain('fix them first');
  });
});

/** The lines of a text that are not those of another, line by line. */
function changedLines(before: string, after: string): string[] {
  const old = before.split('\n');
  return after.split('\n').filter((line, index) => line !== old[index]);
}

describe('the first day of another year', () => {
  it.each([
    ['2023-12-13', 2025, '2025-12-10'],
    ['2023-12-13', 2024, '2024-12-11'],
    ['2024-02-29', 2025, '2025-02-27'],
    ['2024-05-20', 2029, '2029-05-21'],
  ])('of a conference of %s is in %d on the same weekday: %s', (start, year, expected) => {
    expect(sameWeekdayIn(year, start)).toBe(expected);
    expect(daysBetween(start, expected) % 7).toBe(0);
  });
});

describe('years and dates that remain in texts', () => {
  it.each([
    ['en', 'The 13th meeting, third edition, in May 2023', ['13th', 'third', 'May 2023']],
    [
      'en',
      'Second edition: December 13-15, 2023, and 1st of June; by 15/08/2023',
      ['Second', 'December 13-15, 2023', '1st of June', '15/08/2023'],
    ],
    ['en', 'We may meet 20 people at 1050 Main Street, paper 12023', []],
    ['fr', 'La deuxième édition, du 13 au 15 décembre 2023, le 1er mars', ['deuxième', '15 décembre 2023', '1er mars']],
    ['fr', 'Ceci est la 3e session', ['3e']],
    ['ar', 'الدورة الثالثة، من 13 إلى 15 ديسمبر 2023', ['الثالثة', '15 ديسمبر 2023']],
    ['ar', 'في ١٣ ديسمبر ٢٠٢٣', ['١٣ ديسمبر ٢٠٢٣']],
  ])('in %s: %s', (language, text, expected) => {
    expect(datesInText(text, language).map(({ words }) => words)).toEqual(expected);
  });
});
