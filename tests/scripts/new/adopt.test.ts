import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inEngine } from '../../../scripts/bootstrap/project.mjs';
import { readCommandLine } from '../../../scripts/command-line';
import { filesIn } from '../../../scripts/files/files-in';
import { adopt } from '../../../scripts/new/adopt';
import type { Terminal } from '../../../scripts/new/ask';
import { COMMAND, readFlags } from '../../../scripts/new/flags';
import { ownReadme } from '../../../scripts/new/own-readme';
import { replaceSample } from '../../../scripts/new/replace';
import { isAdopted } from '../../../scripts/new/sample';
import { contentsOf } from '../../content/support/run';
import { temporaryFolder } from '../../content/support/temporary-folder';

/** Proper names of the sample. */
const OF_THE_SAMPLE = /AMICAI|Hammamet|Ifriqiya|Jasmins du Golfe|Afro-Mediterranean/i;

function folderWith(files: Readonly<Record<string, string>>): string {
  const root = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

const schemaLine = (way: string) => `# yaml-language-server: $schema=${way}/conference.schema.json\nname: Mine\n`;

describe('npx colloquium new --replace', () => {
  it('replaces the sample with the new data, and moves the sample to where tests find it', () => {
    const root = folderWith({
      'README.md': '# Product\n\nIt is good.\n\n<!-- of the sample -->\nOld\n<!-- /of the sample -->\n\nMore.\n',
      'data/README.md': 'Guide',
      'docs/reference/fields.md': 'Fields',
      'docs/reference/messages.md': 'Messages',
      'data/schemas/x.json': '{}',
      'data/conference.yaml': 'name: Old\n',
      'data/pages/code.md': 'Old',
      'public/images/old.svg': 'Old',
      'dist/client/index.html': 'Old',
      '.content/conference.ts': 'Old',
    });
    const from = folderWith({
      'README.md': 'What next',
      'conference.yaml': schemaLine('../product/data/schemas'),
      'pages/mine.md': 'Mine',
      'public/images/mine.svg': 'Mine',
    });
    adopt(root, from, 'ABC 2031 & $1');
    const after = Object.entries(contentsOf(root)).filter(([name]) => !name.startsWith('data/.before/'));
    expect(Object.fromEntries(after)).toEqual({
      'README.md': '# The site of ABC 2031 & $1\n\nIt is good.\n\nMore.\n',
      'data/README.md': 'Guide',
      'docs/reference/fields.md': 'Fields',
      'docs/reference/messages.md': 'Messages',
      'data/schemas/x.json': '{}',
      'data/conference.yaml': schemaLine('schemas'),
      'data/pages/mine.md': 'Mine',
      'data/public/images/mine.svg': 'Mine',
      'tests/conferences/sample/conference.yaml': 'name: Old\n',
      'tests/conferences/sample/pages/code.md': 'Old',
      'tests/conferences/sample/public/images/old.svg': 'Old',
    });
    expect(filesIn(from)).toHaveLength(4);
  });
});

describe('the command', () => {
  it('works once, when it is confirmed, in a repository without uncommitted changes', async () => {
    const root = folderWith({
      'README.md': '# Product\n',
      'data/conference.yaml': 'name: Old\n',
      '.gitignore': '.content/\n',
    });
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: root });
    const flags = readFlags(
      readCommandLine(COMMAND, ['--replace', '--name', 'M', '--acronym', 'M 1', '--start', '2031-05-20', '--online']),
    );
    const answers = (...typed: string[]) => ({ ask: async () => typed.shift(), say: () => undefined });
    const attempt = (terminal?: Terminal) =>
      replaceSample(flags, terminal, root).catch((problem: unknown) => String(problem));
    git('init', '-q');
    expect(await attempt()).toContain('Commit your changes first');
    git('add', '-A');
    git('commit', '-qm', 'Begin');
    expect(await attempt()).toContain('Add --time-zone');
    expect(await attempt(answers('Europe/Oslo', '', 'no'))).toContain('Nothing was changed');
    expect(String(git('status', '--porcelain'))).toBe('');
    expect(await attempt(answers('Europe/Oslo', '', 'yes'))).toContain('the repository of your conference now');
    expect(readFileSync(join(root, 'data/conference.yaml'), 'utf8')).toContain('acronym: M 1\n');
    expect(existsSync(join(root, '.content/conference.ts'))).toBe(true);
    expect(await attempt(answers())).toContain('has its own conference in data/');
  });
});

describe('the repository', () => {
  const text = (name: string) => readFileSync(inEngine(name), 'utf8');
  const ofTheProduct = ['scripts', 'renderer', 'pages', 'shared', 'docs'].flatMap((folder) =>
    filesIn(inEngine(folder)).map((name) => `${folder}/${name}`),
  );
  const others = ['data/README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'package.json'];

  it('names the sample only in its data and pictures, in tests, and in marked parts of README.md', () => {
    const named = [...ofTheProduct, ...others].filter((name) => OF_THE_SAMPLE.test(text(name)));
    expect(named).toEqual([]);
    expect(ownReadme(text('README.md'), 'ABC 2031')).not.toMatch(OF_THE_SAMPLE);
    expect(OF_THE_SAMPLE.test(text('README.md'))).toBe(!isAdopted);
  });

  it('has tests that find the sample after it was moved', () => {
    const own = filesIn(inEngine('tests')).filter(
      (name) => /\.tsx?$/.test(name) && name !== 'site/any-conference.test.ts',
    );
    const fixed = own.filter((name) => /inEngine\('(?:data|public|dist)[/']/.test(text(`tests/${name}`)));
    expect(fixed).toEqual([]);
  });
});
