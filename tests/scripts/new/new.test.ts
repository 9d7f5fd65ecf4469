import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { inEngine } from '../../../scripts/bootstrap/project.mjs';
import { main } from '../../../scripts/commands/new';
import { filesIn } from '../../../scripts/files/files-in';
import { engineSource } from '../../../scripts/new/engine-source';
import { conferenceSchema } from '../../../shared/model/schemas/conference';
import { compile } from '../../content/support/compile';
import { baseData } from '../../content/support/fixture';
import { call } from '../../content/support/run';
import { temporaryFolder } from '../../content/support/temporary-folder';

const NEEDED = ['--name', 'Conference on Rivers and Lakes', '--start', '2031-05-20', '--time-zone', 'Europe/Oslo'];
const IN_TUNISIA = ['--time-zone', 'Africa/Tunis'];

/** Runs the command, with answers that are typed one after the other if there are some. */
async function begin(args: readonly string[], answers?: readonly string[]) {
  const dir = join(temporaryFolder(), 'conference');
  const left = [...(answers ?? [])];
  const said: string[] = [];
  const terminal = {
    ask: async (question: string) => {
      said.push(question);
      return left.shift();
    },
    say: (text: string) => void said.push(text),
  };
  const outcome = await call((given) => main(given, answers && terminal), [dir, '--no-install', ...args]);
  return { dir, dataDir: join(dir, 'data'), said, left, ...outcome };
}

const compiled = (dataDir: string) => compile({ dataDir, publicDir: join(dataDir, 'public') });

describe('npx colloquium new', () => {
  it.each([
    ['with a place', ['--place', 'Bergen, Norway'], { venue: { city: 'Bergen', country: 'Norway' }, online: false }],
    [
      'in French, in a building and online',
      ['--place', "Maison de l'eau, Sousse, Tunisie", '--online', '--language', 'fr', ...IN_TUNISIA],
      { language: 'fr', online: true, venue: { name: "Maison de l'eau", city: 'Sousse', country: 'Tunisie' } },
    ],
    [
      'in Arabic, over days',
      [
        '--place',
        'صفاقس، تونس',
        '--name',
        'مؤتمر: "الماء" #1',
        '--acronym',
        'م 2031',
        '--end',
        '2031-05-22',
        ...IN_TUNISIA,
      ],
      { language: 'ar', end: '2031-05-22', venue: { city: 'صفاقس', country: 'تونس' } },
    ],
    [
      'with signs that mean something',
      ['--online', '--name', `"The 'last' mile": a\\b # 1, [x] {y} – %z & *`, '--acronym', '# 1: "x"'],
      { online: true },
    ],
    ['with words that mean something', ['--online', '--name=--- |', '--acronym', 'true'], { acronym: 'true' }],
  ])('writes a folder that compiles without a diagnostic: %s', async (_, args, facts) => {
    const { dataDir, status, stderr } = await begin([...NEEDED, ...args]);
    expect([status, stderr]).toEqual([0, '']);
    const { content, diagnostics } = await compiled(dataDir);
    expect(diagnostics).toEqual([]);
    expect(content?.conference).toMatchObject(facts);
  });

  it('asks six questions, suggests answers, and asks again when it cannot read one', async () => {
    const typed = ['', 'Rivers and Lakes', '20/05/2031', '2031-05-22 2031-05-20', '2031-05-20 to 2031-05-22', ''];
    const others = ['', 'Oslo, Norway', 'Norway', '', 'German', ''];
    const { dataDir, said, left, status } = await begin([], [...typed, ...others]);
    expect([status, left]).toEqual([0, []]);
    const days = 'Its days, as 2031-05-20 or 2031-05-20 to 2031-05-22: ';
    const place = 'Place, as City, Country; or online; or City, Country + online: ';
    expect(said).toEqual([
      'Full name of the conference: ',
      '  It needs a name; you can change it later.\n',
      'Full name of the conference: ',
      days,
      '  "20/05/2031" is not a date. Write 2031-05-20.\n',
      days,
      '  The last day, 2031-05-20, is before the first.\n',
      days,
      'Short name, with the year [RL 2031]: ',
      place,
      '  Write a city, or "online".\n',
      place,
      'Time zone, by its IANA name [Europe/Oslo]: ',
      '  "Norway" is not a time zone. Write an IANA name such as Africa/Tunis or Europe/Paris.\n',
      'Time zone, by its IANA name [Europe/Oslo]: ',
      'Language of the site: en, fr, ar, de, es, pt [en]: ',
      expect.stringContaining('no texts in "German"'),
      'Language of the site: en, fr, ar, de, es, pt [en]: ',
    ]);
    const { content } = await compiled(dataDir);
    expect(content?.conference).toMatchObject({ acronym: 'RL 2031', end: '2031-05-22', timeZone: 'Europe/Oslo' });
  });

  it.each([
    ['Algiers, Algeria', 'Africa/Algiers'],
    ['Bergen, Norway', 'Europe/Oslo'],
  ])('proposes the time zone of a place: %s', async (place, zone) => {
    const { dataDir, said } = await begin(
      ['--name', 'Rivers', '--start', '2031-05-20', '--acronym', 'R 2031', '--place', place, '--language', 'en'],
      [''],
    );
    expect(said).toEqual([`Time zone, by its IANA name [${zone}]: `]);
    expect((await compiled(dataDir)).content?.conference.timeZone).toBe(zone);
  });

  it.each([['Springfield, United States'], ['Somewhere'], ['online']])(
    'proposes no time zone where several are possible, and asks again: %s',
    async (place) => {
      const { dataDir, said } = await begin(
        ['--name', 'Rivers', '--start', '2031-05-20', '--acronym', 'R 2031', '--language', 'en'],
        [place, '', 'America/Chicago'],
      );
      expect(said.slice(1)).toEqual([
        'Time zone, by its IANA name: ',
        expect.stringContaining('It needs a time zone.'),
        'Time zone, by its IANA name: ',
      ]);
      expect((await compiled(dataDir)).content?.conference.timeZone).toBe('America/Chicago');
    },
  );

  it('says what is missing where it cannot ask', async () => {
    const { dir, status, stderr } = await begin(['--name', 'Rivers', '--start', '2031-05-20']);
    expect([status, stderr]).toEqual([
      1,
      'There is no terminal to ask on. Add --acronym, --place or --online, --time-zone.\n',
    ]);
    expect(existsSync(dir)).toBe(false);
  });

  it.each([
    [['--start', '2031-02-30'], /--start: "2031-02-30" is not a date/],
    [['--start', '2031-05-20', '--end', '2031-05-19'], /before the first/],
    [['--time-zone', 'Oslo'], /"Oslo" is not a time zone\. Did you mean Europe\/Oslo\?/],
    [['--language', 'sv'], /no texts in "sv"/],
    [['--name', 'Rivers {{x}}', '--acronym', 'R'], /Nothing was written: an answer cannot be used/],
  ])('rejects %j and writes nothing', async (args, words) => {
    const { dir, status, stderr } = await begin([...NEEDED, '--online', ...args]);
    expect([status, stderr]).toEqual([1, expect.stringMatching(words)]);
    expect(readdirSync(join(dir, '..'))).toEqual([]);
  });

  it('does not change a folder that is not empty', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'conference.yaml'), 'name: Mine\n');
    const { status, stderr } = await call(main, [folder, ...NEEDED, '--online']);
    expect([status, stderr]).toEqual([1, expect.stringContaining('is not empty ("conference.yaml" is in it)')]);
    expect(readFileSync(join(folder, 'conference.yaml'), 'utf8')).toBe('name: Mine\n');
  });

  it.each([[[]], [['a', 'b']], [['a', '--nmae', 'x']], [['a', '--end', '2031-05-20']]])(
    'prints its usage for %j',
    async (args) => {
      expect(await call(main, args)).toMatchObject({
        status: 2,
        stderr: expect.stringContaining('Usage: npx colloquium new'),
      });
    },
  );
});

describe('the conference.yaml that it writes', () => {
  /** Every name of a field, however deep. */
  const namesIn = (schema: object): string[] =>
    Object.entries(schema).flatMap(([key, value]) => {
      if (key === 'properties') return [...Object.keys(value), ...Object.values<object>(value).flatMap(namesIn)];
      return key === 'items' ? namesIn(value) : [];
    });
  const names = namesIn(conferenceSchema);

  it('has every field below a comment, and compiles with all of them', async () => {
    const { dataDir } = await begin([...NEEDED, '--place', 'Bergen']);
    const file = join(dataDir, 'conference.yaml');
    const field = new RegExp(`^( *)# ( *(?:- )?(?:${names.join('|')}):.*)$`, 'gm');
    const lines = readFileSync(file, 'utf8').split('\n');
    // A new site has not moved; the offset follows from the time zone, and could only be wrong.
    const absent = names.filter((name) => !lines.some((line) => new RegExp(`^[# -]*${name}:`).test(line)));
    expect(absent).toEqual(['formerUrls', 'utcOffset']);
    const isField = (line: string) => new RegExp(`^[# -]*(?:${names.join('|')}):`).test(line);
    expect(lines.filter((line, index) => isField(line) && !/^[# ]*# \S/.test(lines[index - 1] ?? ''))).toEqual([]);
    writeFileSync(file, readFileSync(file, 'utf8').replace(field, '$1$2'));
    cpSync(`${baseData}/public/images/brand`, join(dataDir, 'public/images/brand'), { recursive: true });
    const { content, diagnostics } = await compiled(dataDir);
    expect(diagnostics).toEqual([]);
    expect(content?.conference).toMatchObject({ edition: 'First edition', features: { join: false }, online: true });
  });
});

describe('the repository that it writes', () => {
  const read = (dir: string, name: string) => readFileSync(join(dir, name), 'utf8');

  it('has the data and what a repository needs, and nothing else', async () => {
    const { dir, stdout } = await begin([...NEEDED, '--place', 'Bergen, Norway']);
    expect(filesIn(dir).filter((name) => !name.startsWith('.git/'))).toEqual([
      '.editorconfig',
      '.github/workflows/publish.yml',
      '.gitignore',
      '.vscode/extensions.json',
      '.vscode/settings.json',
      '.vscode/tasks.json',
      'README.md',
      'data/conference.yaml',
      'data/public/.gitkeep',
      'package.json',
    ]);
    expect(existsSync(join(dir, '.git/HEAD'))).toBe(true);
    expect(stdout).toContain('npm install          installs Colloquium');
    expect(stdout).toContain('which only this machine has');
    const engine = join(dir, JSON.parse(read(dir, 'package.json')).dependencies.colloquium.replace('file:', ''));
    expect(engine).toBe(inEngine('.'));
    // What editors are told is where the engine will be.
    const schema = /\$schema=(.*)\n/.exec(read(dir, 'data/conference.yaml'))?.[1] ?? '';
    expect(join('data', schema)).toBe('node_modules/colloquium/data/schemas/conference.schema.json');
    const { 'yaml.schemas': schemas } = JSON.parse(read(dir, '.vscode/settings.json'));
    for (const path of [...Object.keys(schemas), /`(\S+README.md)`/.exec(read(dir, 'README.md'))?.[1] ?? ''])
      expect(existsSync(path.replace('./node_modules/colloquium', inEngine('.'))), path).toBe(true);
    expect(JSON.parse(read(dir, '.vscode/tasks.json')).tasks[0].problemMatcher).toEqual(
      JSON.parse(readFileSync(inEngine('.vscode/tasks.json'), 'utf8')).tasks[0].problemMatcher,
    );
    expect(parse(read(dir, '.github/workflows/publish.yml')).jobs.publish.needs).toBe('build');
  });

  it('may be a cloned repository without files', async () => {
    const dir = temporaryFolder();
    execFileSync('git', ['init', '--quiet'], { cwd: dir });
    expect(await call(main, [dir, '--no-install', ...NEEDED, '--online'])).toMatchObject({ status: 0 });
    expect(existsSync(join(dir, 'data/conference.yaml'))).toBe(true);
  });

  it.each([
    ['a tarball', { resolved: 'file:../downloads/colloquium-1.2.3.tgz' }, 'file:../downloads/colloquium-1.2.3.tgz'],
    [
      'an address',
      { resolved: 'https://example.org/colloquium-1.2.3.tgz' },
      'https://example.org/colloquium-1.2.3.tgz',
    ],
    ['a registry', { resolved: 'https://example.org/colloquium/-/colloquium-1.2.3.tgz' }, '^1.2.3'],
    ['a registry that npm does not note', {}, '^1.2.3'],
    ['nowhere that npm knows', undefined, 'file:../project/node_modules/colloquium'],
  ])('gets the engine from where the running one came from: %s', (_, found, dependency) => {
    const root = temporaryFolder();
    const modules = join(root, 'project/node_modules');
    mkdirSync(modules, { recursive: true });
    const packages = { 'node_modules/colloquium': { version: '1.2.3', ...found } };
    if (found) writeFileSync(join(modules, '.package-lock.json'), JSON.stringify({ packages }));
    const source = engineSource(join(root, 'mine'), join(modules, 'colloquium', 'engine'));
    expect(source).toMatchObject({ dependency, within: 'engine/' });
    expect(source.local !== undefined).toBe(dependency.startsWith('file:'));
  });
});

describe('the sources', () => {
  it('have no proper name of the sample, which would get into other conferences', () => {
    const sources = ['docs', 'pages', 'renderer', 'scripts', 'shared'].flatMap((folder) =>
      filesIn(inEngine(folder)).map((name) => inEngine(`${folder}/${name}`)),
    );
    const ofTheSample = /AMICAI|Hammamet|Ifriqiya|Jasmins du Golfe|Afro-Mediterranean/i;
    expect(sources.filter((path) => ofTheSample.test(readFileSync(path, 'utf8')))).toEqual([]);
  });
});
