import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { lintMarkdown } from '../../scripts/content/texts/lint';
import { fillIn } from '../../scripts/content/texts/templates';
import { type FormatName, formats } from '../../scripts/content/validate/formats';
import type { TextElements } from '../../shared/model/schema';
import { compile } from './support/compile';
import { layOut } from './support/fixture';

/** The codes that are reported of a text, with the words that they point at. */
function reported(text: string, elements: TextElements = 'text'): string[] {
  const lines = text.split('\n');
  const range = { line: 1, column: 1, endLine: lines.length, endColumn: (lines.at(-1)?.length ?? 0) + 1 };
  return lintMarkdown(text, elements, { file: 'text', range }, text).map(({ code, range: at }) => {
    expect(at.endLine).toBe(at.line);
    return `${code.replace('markdown-', '')} ${lines[at.line - 1]?.slice(at.column - 1, at.endColumn - 1)}`;
  });
}

interface Cases {
  readonly 'in a text': [text: string, expected: string[]][];
  readonly 'in a page': [text: string, expected: string[]][];
  readonly 'right in a text': string[];
  readonly 'right in a page': string[];
}
const cases: Cases = parse(readFileSync(new URL('./lint.yaml', import.meta.url), 'utf8'));

describe('Markdown that would not render', () => {
  it.each(cases['in a text'])('is reported at its place in the text %j', (text, expected) => {
    expect(reported(text)).toEqual(expected);
  });
  it.each(cases['in a page'])('is reported at its place in the page %j', (text, expected) => {
    expect(reported(text, 'page')).toEqual(expected);
  });
});

describe('Markdown that renders', () => {
  it.each(cases['right in a text'])('is accepted in the text %j', (text) => expect(reported(text)).toEqual([]));
  it.each(cases['right in a page'])('is accepted in the page %j', (text) => expect(reported(text, 'page')).toEqual([]));
});

const facts = {
  values: {
    conference: { acronym: 'R&D 2024', venue: { name: 'House' }, start: '2024-05-02' },
    deadlines: { regular: { 'camera-ready': '2024-01-15' } },
  },
  incomplete: new Set<string>(),
};

type Templates = Readonly<Record<'filled' | 'template-syntax' | 'template-unknown-name', [string, string, string][]>>;
const templates: Templates = parse(readFileSync(new URL('./templates.yaml', import.meta.url), 'utf8'));

describe('fillIn', () => {
  it.each(templates.filled)('fills in %s', (_name, text, filled) => {
    expect(fillIn(text, facts)).toEqual({ text: filled, problems: [], complete: true });
  });

  describe.each(['template-syntax', 'template-unknown-name'] as const)('reports %s', (code) => {
    it.each(templates[code])('reports %s and leaves the text as it is', (_name, text, expression) => {
      expect(fillIn(text, facts)).toMatchObject({ text, problems: [{ code, expression }], complete: false });
    });
  });
});

describe('a fact in a text', () => {
  it('is shown as it is typed: its characters are no Markdown, and a link to it works', async () => {
    const { dataDir, publicDir } = layOut();
    const conference = join(dataDir, 'conference.yaml');
    const typed = readFileSync(conference, 'utf8')
      .replace('SCCT 2024', "'*S*CCT [x](javascript:y) &#97;'")
      .replace('org/scct', 'org/scct_(a)_*b*');
    writeFileSync(conference, typed);
    writeFileSync(
      join(dataDir, 'attending.yaml'),
      'sections:\n  - heading: x\n    text: "{{conference.acronym}} [the service]({{links.submission}})"\n',
    );

    const { content, diagnostics } = await compile({ dataDir, publicDir });

    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const link = {
      tag: 'a',
      attributes: { href: 'https://submit.example.org/scct_(a)_*b*' },
      children: ['the service'],
    };
    expect(content?.attending?.sections[0]?.text).toEqual({
      children: [{ tag: 'p', children: ['*S*CCT [x](javascript:y) &#97; ', link] }],
    });
  });
});

const examples: Readonly<Record<FormatName, { readonly good: string[]; readonly bad: string[] }>> = parse(
  readFileSync(new URL('./formats.yaml', import.meta.url), 'utf8'),
);

it('every format has examples', () => {
  expect(Object.keys(examples).sort()).toEqual(Object.keys(formats).sort());
});

describe.each(Object.entries(examples))('the format %s', (name, { good, bad }) => {
  const { test } = formats[name as FormatName];

  it.each(good)('accepts %j', (text) => {
    expect(test(text)).toBe(true);
  });

  it.each(bad)('rejects %j', (text) => {
    expect(test(text)).toBe(false);
  });
});
