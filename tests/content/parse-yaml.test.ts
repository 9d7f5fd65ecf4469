import { describe, expect, it } from 'vitest';
import { parseYaml } from '../../scripts/content/read/parse-yaml';
import { flatten } from './support/fixture';

const read = (text: string) => parseYaml({ collection: 'pages', file: 'pages.yaml', text });
const problems = (text: string) => read(text).diagnostics.map(flatten);

const TEXT = `# A comment
- id: home
  title: "Home"   # another
  text: >-
    Two
    lines
  aliases: [/a, /b]

- id: schedule
  title: 'Schedule'
`;

describe('a YAML file', () => {
  it('gives plain values; dates, times and yes stay texts', () => {
    expect(read('- date: 2024-05-20\n  start: 10:30\n  open: yes\n').value?.value).toEqual([
      { date: '2024-05-20', start: '10:30', open: 'yes' },
    ]);
  });

  it.each([
    ['a word', [0, 'id'], { line: 2, column: 7, endLine: 2, endColumn: 11 }],
    ['a text in quotation marks', [0, 'title'], { line: 3, column: 10, endLine: 3, endColumn: 16 }],
    ['a folded text, from its sign to its last letter', [0, 'text'], { line: 4, column: 9, endLine: 6, endColumn: 10 }],
    ['an item of a list in brackets', [0, 'aliases', 1], { line: 7, column: 17, endLine: 7, endColumn: 19 }],
    ['an item, without the empty line after it', [0], { line: 2, column: 3, endLine: 7, endColumn: 20 }],
    ['what is missing, at what it is missing from', [1, 'path'], { line: 9, column: 3, endLine: 10, endColumn: 20 }],
  ])('knows the place of %s', (_name, path, range) => {
    expect(read(TEXT).value?.rangeOf(path)).toEqual(range);
  });

  it('knows the place of a key', () => {
    expect(read(TEXT).value?.keyRangeOf([1, 'title'])).toEqual({ line: 10, column: 3, endLine: 10, endColumn: 8 });
  });

  it('reports every duplicate key, and the first place that is not YAML', () => {
    expect(problems('- id: a\n  id: b\n- id: c\n  id: d\n  title: x: y\n\ttext: z\n')).toMatchObject([
      { code: 'duplicate-field', line: 2, column: 3 },
      { code: 'duplicate-field', line: 4, column: 3 },
      { code: 'yaml-syntax', line: 5, column: 10 },
    ]);
  });

  it.each([
    ['double', 'title: "Home\nid: x\n'],
    ['single', "title: 'Home\nid: x\n"],
  ])('points at a %s quotation mark that is not closed, not at the end of the file', (_name, text) => {
    expect(problems(text)).toMatchObject([{ code: 'yaml-syntax', line: 1, column: 8 }]);
  });

  it.each(['[', '{', '- ', '-\t', '? ', '?\t', '- ?\t', 'a: [', ' -  '])(
    'rejects fifty thousand levels of %j without a crash',
    (opening) => {
      expect(problems(opening.repeat(50_000))).toMatchObject([{ code: 'nested-too-deep' }]);
    },
  );

  it('does not take a long list of empty items for nesting', () => {
    expect(problems('- \n'.repeat(100))).toEqual([]);
  });

  it('rejects anchors even where no alias uses them', () => {
    expect(problems('- id: &x home\n')).toMatchObject([{ code: 'yaml-alias', line: 1, column: 10 }]);
  });
});
