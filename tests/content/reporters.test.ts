import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Diagnostic } from '../../scripts/content/diagnostics';
import { isFormat, report } from '../../scripts/content/reporters';
import { codeFrame } from '../../scripts/content/reporters/frame';
import { reportGithub } from '../../scripts/content/reporters/github';
import { reportJson } from '../../scripts/content/reporters/json';
import { reportText } from '../../scripts/content/reporters/text';

const overlap: Diagnostic = {
  code: 'room-overlap',
  severity: 'error',
  message: 'The room is booked twice: 100%.',
  hint: 'Move one, or both.',
  file: 'data/a,b:c.csv',
  range: { line: 3, column: 4, endLine: 3, endColumn: 8 },
  related: [
    { message: 'The other is here.', file: 'data/a,b:c.csv', range: { line: 2, column: 4, endLine: 2, endColumn: 8 } },
  ],
};
const missing: Diagnostic = {
  code: 'missing-file',
  severity: 'warning',
  message: 'Two\nlines.',
  file: 'data/none.csv',
  range: { line: 1, column: 1, endLine: 1, endColumn: 1 },
};
const source = 'id,room\n1,,hall\n2,,hall\n';
const read = (file: string) => (file.endsWith('c.csv') ? source : undefined);

describe('the text format', () => {
  it('shows each problem with its line, a mark under the place, what belongs to it, and what to do', () => {
    expect(reportText([overlap, missing], { colour: false, read })).toBe(`data/a,b:c.csv:3:4 error room-overlap
  The room is booked twice: 100%.
  3 │ 2,,hall
    │    ^^^^
  data/a,b:c.csv:2:4 The other is here.
  2 │ 1,,hall
    │    ^^^^
  → Move one, or both.

data/none.csv:1:1 warning missing-file
  Two
lines.

1 error, 1 warning.
`);
  });

  it('says so when all is well', () => {
    expect(reportText([], { colour: false, read })).toBe('The data is in order.\n');
  });

  it.each([
    [[overlap, overlap], '2 errors.'],
    [[missing], '1 warning.'],
  ])('counts', (diagnostics, summary) => {
    expect(reportText(diagnostics, { colour: false, read }).trimEnd().split('\n').at(-1)).toBe(summary);
  });

  it('is coloured on a terminal only, and never with NO_COLOR', () => {
    const isTTY = Object.getOwnPropertyDescriptor(process.stdout, 'isTTY');
    onTestFinished(() => {
      vi.unstubAllEnvs();
      Object.defineProperty(process.stdout, 'isTTY', isTTY ?? { value: undefined, configurable: true });
    });
    vi.stubEnv('FORCE_COLOR', undefined);
    vi.stubEnv('NO_COLOR', undefined);
    const colour = '\u001b[';
    const reportOn = (terminal: boolean) => {
      Object.defineProperty(process.stdout, 'isTTY', { value: terminal, configurable: true });
      return report('text', [overlap]);
    };

    expect(reportOn(true)).toContain(colour);
    expect(reportOn(false)).not.toContain(colour);
    vi.stubEnv('NO_COLOR', '1');
    expect(reportOn(true)).not.toContain(colour);
  });
});

describe('the frame', () => {
  const marked = (line: string, column: number, endColumn: number) =>
    codeFrame(line, { line: 1, column, endLine: 1, endColumn })
      .split('\n')
      .map((text) => text.slice(text.indexOf('│') + 2));

  it('marks an empty cell with one sign', () => {
    expect(marked('a,,b', 3, 3)).toEqual(['a,,b', '  ^']);
  });

  it('keeps tabs, so that the mark stands under its place', () => {
    expect(marked('a\tbc', 3, 5)).toEqual(['a\tbc', ' \t^^']);
  });

  it('shows the part of a long line that matters', () => {
    const [shown, mark] = marked(`${'x'.repeat(500)}HERE${'y'.repeat(500)}`, 501, 505);

    expect(shown).toHaveLength(100);
    expect(shown?.slice(mark?.indexOf('^'))).toMatch(/^HERE/);
    expect(mark?.trim()).toBe('^^^^');
  });

  it('marks the rest of the first line of a place with several', () => {
    expect(codeFrame('ab\ncd', { line: 1, column: 2, endLine: 2, endColumn: 2 })).toBe('  1 │ ab\n    │  ^');
  });

  it('can point past the end of the text', () => {
    expect(codeFrame('', { line: 5, column: 1, endLine: 5, endColumn: 1 })).toBe('  5 │ \n    │ ^');
  });
});

describe('the json format', () => {
  it('is one array of whole diagnostics', () => {
    expect(JSON.parse(reportJson([overlap, missing]))).toEqual([overlap, missing]);
    expect(reportJson([])).toBe('[]\n');
  });
});

describe('the github format', () => {
  it('is one workflow command per problem, with nothing in it that GitHub would take apart', () => {
    expect(reportGithub([overlap, missing])).toBe(
      '::error file=data/a%2Cb%3Ac.csv,line=3,col=4,endLine=3,endColumn=8,title=room-overlap::The room is booked twice: 100%25. Move one, or both.\n' +
        '::warning file=data/none.csv,line=1,col=1,endLine=1,endColumn=1,title=missing-file::Two%0Alines.\n',
    );
  });
});

describe('isFormat', () => {
  it('knows the three formats and nothing else', () => {
    expect(['text', 'json', 'github', 'xml', 'toString', 'constructor', ''].filter(isFormat)).toEqual([
      'text',
      'json',
      'github',
    ]);
  });
});
