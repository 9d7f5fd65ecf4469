import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inEngine } from '../../scripts/bootstrap/project.mjs';
import { compileSite } from '../../scripts/compile/editions/compile-site';
import { memoisedSteps } from '../../scripts/content/memoised-steps';
import { commandGuide } from '../../scripts/reference/command-guide';
import { generatedDocuments, writtenDocuments } from './support/documents';
import { flatten } from './support/fixture';
import { beginConference, layExample } from './support/lay-examples';

const steps = memoisedSteps();
const documents = [...writtenDocuments, ...generatedDocuments];

describe.each(writtenDocuments.filter(({ examples }) => examples.length > 0))(
  'the examples of $path',
  ({ path, examples }) => {
    it('compile one after the other as they are, and the whole conference has no warnings', async () => {
      const dataDir = beginConference();
      const compile = async () => {
        const { diagnostics } = await compileSite({ dataDir, publicDir: join(dataDir, 'public'), steps });
        return diagnostics.map(flatten);
      };
      for (const example of examples) {
        await layExample(dataDir, example);
        if (example.isWithNext) continue;
        const errors = (await compile()).filter(({ severity }) => severity === 'error');
        expect(errors, `${path}:${example.line} ${example.file}`).toEqual([]);
      }
      expect(await compile()).toEqual([]);
    });
  },
);

describe('the documents', () => {
  it('name the file of each example in YAML, CSV or Markdown', () => {
    const nameless = writtenDocuments.flatMap(({ path, nameless }) => nameless.map((line) => `${path}:${line}`));
    expect(nameless).toEqual([]);
  });

  it.each(documents)('have links and pictures that exist: $path', ({ path, links }) => {
    const broken = links.filter((link) => !(/^(?:https?|mailto):/.test(link) || isThere(path, link)));
    expect(broken).toEqual([]);
  });

  it('have small pictures', () => {
    const pictures = ['looks', 'pictures'].flatMap((folder) =>
      readdirSync(inEngine(join('docs', folder))).map((name) => join('docs', folder, name)),
    );
    expect(pictures.filter((path) => statSync(inEngine(path)).size > 60_000)).toEqual([]);
  });

  it('are all linked to from README.md or from a page that is', () => {
    const reached = new Set(['README.md']);
    for (const path of reached)
      for (const link of documents.find((each) => each.path === path)?.links ?? []) reached.add(targetOf(path, link));
    expect(documents.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
  });

  it.each(['sponsors', 'upgrade', 'undo', 'backup', 'zoom', 'install Node', 'terminal'])(
    'have the word that people search for: %s',
    (word) => {
      const found = writtenDocuments.filter(({ text }) => text.toLowerCase().includes(word.toLowerCase()));
      expect(found.map(({ path }) => path)).not.toEqual([]);
    },
  );

  it('have the help of every command; npm run format writes it', async () => {
    expect(readFileSync(inEngine('docs/reference/commands.md'), 'utf8')).toBe(await commandGuide());
  });

  it('README.md is short, and begins with the two commands of a fresh clone', () => {
    const { text = '' } = documents.find(({ path }) => path === 'README.md') ?? {};
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(150);
    const start = text.split('\n').slice(0, 12).join('\n');
    expect(start).toContain('npm start');
    expect(start).toContain('npm test');
  });
});

/** The path in the repository that a link of a page leads to, without the anchor. */
const targetOf = (from: string, link: string): string => {
  const [path = ''] = link.split('#');
  return path === '' ? from : normalize(join(dirname(from), decodeURI(path)));
};

function isThere(from: string, link: string): boolean {
  const target = targetOf(from, link);
  const anchor = link.split('#')[1];
  if (!existsSync(inEngine(target))) return false;
  return anchor === undefined || documents.some(({ path, anchors }) => path === target && anchors.has(anchor));
}
