import { readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate/node';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { inEngine } from '../../scripts/bootstrap/project.mjs';
import { readSource, report } from '../../scripts/content/report';
import type { Diagnostic } from '../../scripts/content/report/diagnostics';
import { reportGithub } from '../../scripts/content/report/github';
import { reportHtml } from '../../scripts/content/report/html/report-html';
import { reportJson } from '../../scripts/content/report/json';
import { reportSarif } from '../../scripts/content/report/sarif';
import { reportText } from '../../scripts/content/report/text';
import { temporaryFolder } from './support/temporary-folder';

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
  it('shows each problem with its line, a mark under the place, related places and what to do', () => {
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

1 error, 1 warning in 2 files.
`);
  });

  it('folds repeated problems with their lines, and counts all of them', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({
      ...missing,
      range: { line: index + 1, column: 1, endLine: index + 1, endColumn: 2 },
    }));
    const text = reportText([overlap, ...many], { colour: false, read });

    expect(text.match(/warning missing-file/g)).toHaveLength(1);
    expect(text).toContain(
      '  and 39 more like this in data/none.csv: lines 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, … (missing-file)',
    );
    expect(reportText(many.slice(0, 20), { colour: false, read }).match(/warning missing-file/g)).toHaveLength(5);
    expect(text).toContain('1 error, 40 warnings in 2 files.');
    expect(reportText(many.slice(0, 6), { colour: false, read })).not.toContain('more like this');
  });

  it('lists causes first, then errors, then the most frequent problems', () => {
    const dates = Array.from({ length: 12 }, (_, index) => ({
      ...missing,
      severity: 'error' as const,
      code: 'bad-date' as const,
      file: 'data/sessions.csv',
      message: `"${index}/12/2023" is not a date.`,
      fix: { from: 'a', to: 'b', isCertain: true },
    }));
    const columns = { ...missing, code: 'columns-exchanged' as const, file: 'data/z.csv', message: 'Exchanged.' };
    const [first = ''] = reportText([missing, ...dates, columns], { colour: false, read }).split('\n\n');

    expect(first).toBe(`14 problems of 3 kinds. What to do first:
  1. data/z.csv:1 columns-exchanged: Exchanged.
  2. data/sessions.csv:1 bad-date (12 times in this file): "0/12/2023" is not a date.
  3. data/none.csv:1 missing-file: Two
lines.
  "npx colloquium check --fix" fixes 12 of them without asking.`);
    expect(reportText([missing, overlap], { colour: false, read })).not.toContain('What to do first');
  });

  it.each([
    [[overlap, overlap], '2 errors in 1 file.'],
    [[missing], '1 warning in 1 file.'],
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

describe('the json format', () => {
  it('is one array of whole diagnostics', () => {
    expect(JSON.parse(reportJson([overlap, missing]))).toEqual([overlap, missing]);
    expect(reportJson([])).toBe('[]\n');
  });
});

describe('a problem that repeats 30 times', () => {
  const many = Array.from({ length: 30 }, (_, at) => ({ ...missing, range: { ...missing.range, line: at + 1 } }));

  it('is one problem with a count and all places in JSON', () => {
    const [first, ...others] = JSON.parse(reportJson([overlap, ...many])).slice(1);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ code: missing.code, count: 30, range: { line: 1 } });
    expect(first.places).toHaveLength(29);
    expect(first.places[0]).toEqual({ file: missing.file, range: many[1]?.range, message: missing.message });
  });

  it('is one result in SARIF, with the other places as related locations', () => {
    const { results } = JSON.parse(reportSarif(many)).runs[0];
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({ occurrenceCount: 30 });
    expect(results[0].relatedLocations).toHaveLength(29);
  });

  it('is one annotation for GitHub, with the first lines of the others', () => {
    const lines = reportGithub(many).trimEnd().split('\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('And 29 more like this in data/none.csv: lines 2, 3, 4,');
  });

  it('stays apart as long as there are fewer', () => {
    expect(JSON.parse(reportJson(many.slice(1)))).toHaveLength(29);
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

describe('the SARIF format', () => {
  it('is a log of version 2.1.0 that names each rule once, and has a place for each problem', () => {
    const { version, $schema, runs } = JSON.parse(reportSarif([overlap, missing, overlap]));
    const [{ tool, columnKind, results }] = runs;
    expect([version, URL.canParse($schema), runs.length, columnKind]).toEqual(['2.1.0', true, 1, 'utf16CodeUnits']);
    expect(tool.driver.name).not.toBe('');
    const ids = tool.driver.rules.map(({ id }: { readonly id: string }) => id);
    expect(ids.toSorted()).toEqual(['missing-file', 'room-overlap']);
    const place = (line: number) => ({
      physicalLocation: {
        artifactLocation: { uri: 'data/a%2Cb%3Ac.csv' },
        region: { startLine: line, startColumn: 4, endLine: line, endColumn: 8 },
      },
    });
    const double = {
      ruleId: 'room-overlap',
      ruleIndex: ids.indexOf('room-overlap'),
      level: 'error',
      message: { text: expect.stringContaining('The room is booked twice: 100%.') },
      locations: [place(3)],
      relatedLocations: [{ id: 0, message: { text: 'The other is here.' }, ...place(2) }],
    };
    expect(results).toMatchObject([double, { ruleId: 'missing-file', level: 'warning' }, double]);
  });
});

describe('the HTML format', () => {
  const hostile: Diagnostic = { ...overlap, message: 'A <script>"title"</script> & more', related: [] };

  it('is one valid file without other files, with the cells of the table marked', async () => {
    const html = reportHtml([hostile, missing], read);

    expect(html).toContain(
      '<th scope="row">3</th><td dir="auto">2</td><td dir="auto"></td><td dir="auto"><mark>hall</mark></td>',
    );
    expect(html).toContain('A &lt;script&gt;&quot;title&quot;&lt;/script&gt; &amp; more');
    expect(html).toContain('1 error must be fixed before the site can be published. 1 warning is worth a look.');
    expect(html).not.toMatch(/<script|src=|https?:/);
    const { valid, results } = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(html);
    expect(valid, JSON.stringify(results[0]?.messages)).toBe(true);
  });
});

describe('the task for editors', () => {
  it('finds place, severity, code and message of each problem in the text format', () => {
    const file = readFileSync(inEngine('.vscode/tasks.json'), 'utf8');
    const { tasks } = JSON.parse(file) as {
      tasks: [{ problemMatcher: { pattern: { regexp: string }[]; background: { endsPattern: string } } }];
    };
    const { pattern, background } = tasks[0].problemMatcher;
    const lines = reportText([overlap], { colour: false, read }).split('\n');

    const [first, second] = pattern.map(({ regexp }, index) => new RegExp(regexp).exec(lines[index] ?? ''));

    expect(first?.slice(1)).toEqual(['data/a,b:c.csv', '3', '4', 'error', 'room-overlap']);
    expect(second?.[1]).toBe(overlap.message);
    const inCell = { ...overlap, file: 'data/a.xlsx', cell: { name: 'sheet "A", cell D3', text: '' } };
    const [place = ''] = reportText([inCell], { colour: false, read }).split('\n');
    expect(new RegExp(pattern[0]?.regexp ?? '').exec(place)?.slice(1, 3)).toEqual(['data/a.xlsx', '3']);
    expect(lines.filter((line) => new RegExp(background.endsPattern).test(line))).toHaveLength(1);
    expect(reportText([], { colour: false, read }).trim()).toMatch(new RegExp(background.endsPattern));
  });
});

it('a folder with the name of a table is reported without lines', () => {
  expect(readSource(temporaryFolder())).toBeUndefined();
});
