import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { HtmlValidate } from 'html-validate/node';
import { describe, expect, it } from 'vitest';
import { main as content } from '../../scripts/commands/check';
import { main as contentDiff } from '../../scripts/commands/diff';
import { main as contentImport } from '../../scripts/commands/import';
import { main as nextEdition } from '../../scripts/commands/next-edition';
import { compileSite } from '../../scripts/compile/editions/compile-site';
import { compileContent } from '../../scripts/compile/pipeline';
import { memoisedSteps } from '../../scripts/content/memoised-steps';
import { report } from '../../scripts/content/report';
import { placeText } from '../../scripts/content/report/diagnostics';
import { tableOf } from '../../scripts/importers/merge/data-table';
import { writeXlsx } from '../../scripts/tables/write-xlsx';
import { workbook, workbookFiles } from '../support/workbook';
import { layOutWhole } from './support/fixture';
import { call } from './support/run';
import { temporaryFolder } from './support/temporary-folder';

const HEADER = ['id', 'number', 'kind', 'date', 'start', 'end', 'room', 'title'];

/** 2024-05-20 as the number of a day. */
const DAY = 45432;

/** A cell of Excel as XML. */
const cell = (xml: string) => ({ xml });

/** The cells of the rows of a CSV file of the data. */
const rowsOf = (dataDir: string, file: string) =>
  tableOf(file, readFileSync(join(dataDir, file), 'utf8')).grid.rows.map((row) => [...row]);

/** Puts a workbook in the place of a table. */
function replace(dataDir: string, table: string, bytes?: Uint8Array): string {
  const path = join(dataDir, table.replace('.csv', '.xlsx'));
  writeFileSync(path, bytes ?? writeXlsx('Sheet1', rowsOf(dataDir, table)));
  rmSync(join(dataDir, table));
  return path;
}

const compile = (dataDir: string) => compileContent({ dataDir, publicDir: join(dataDir, 'public') });

/** Compiles a conference that has nothing but the given sessions. */
async function compileSessions(bytes: Uint8Array) {
  const dataDir = temporaryFolder();
  const facts = 'name: A\nacronym: A 2024\nstart: 2024-05-20\nend: 2024-05-21\ntimeZone: Africa/Tunis\nonline: true\n';
  writeFileSync(join(dataDir, 'conference.yaml'), facts);
  writeFileSync(join(dataDir, 'sessions.xlsx'), bytes);
  const { content: compiled, diagnostics } = await compile(dataDir);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return compiled?.sessions;
}

/** The problems of a folder with the given workbook in place of sessions.csv: `sheet "Sheet", cell C7 code`. */
async function problemsOf(bytes: Uint8Array) {
  const dataDir = layOutWhole();
  replace(dataDir, 'sessions.csv', bytes);
  const { content: compiled, diagnostics } = await compile(dataDir);
  const own = diagnostics.filter(({ file }) => file.endsWith('/sessions.xlsx'));
  return { compiled, own, lines: own.map((each) => `${placeText(each).replace(/^.*\.xlsx, /, '')} ${each.code}`) };
}

describe('a workbook in place of a CSV file', () => {
  it('gives the same content as the CSV file', async () => {
    const dataDir = layOutWhole();
    const before = await compile(dataDir);
    for (const table of [
      'papers.csv',
      'sessions.csv',
      'deadlines.csv',
      'fees.csv',
      'committee-members.csv',
      'people.csv',
    ])
      replace(dataDir, table);
    const after = await compile(dataDir);

    expect(before.content).toBeDefined();
    expect(after.content).toEqual(before.content);
    expect(after.diagnostics.map(({ code, message }) => [code, message])).toEqual(
      before.diagnostics.map(({ code, message }) => [code, message.replaceAll(/\b(papers|sessions)\.csv/g, '$1.xlsx')]),
    );
  });

  it('has its dates, hours, numbers, percents and truths read as a person sees them', async () => {
    const files = workbookFiles({
      Sessions: [
        [...HEADER, 'note', 'abstract', 'chairs'],
        [
          cell(
            '<c r="A1" t="inlineStr"><is><r><t>ope</t></r><r><rPr><b/></rPr><t>ning</t></r><rPh sb="0" eb="1"><t>o</t></rPh></is></c>',
          ),
          '',
          'ceremony',
          { serial: DAY, as: 'day' },
          { serial: 0.3749999999, as: 'time' },
          cell('<c r="A1" s="4"><v>45432.395833333336</v></c>'),
          '',
          'Opening',
          cell('<c r="A1" s="5"><v>0.07</v></c>'),
          'One_x000D_\nTwo &amp; three_x005F_x0041_'.replace('&amp;', '&'),
          cell('<c r="A1" t="str"><f>B1&amp;C1</f><v>Nour Haddad</v></c>'),
        ],
        [
          cell('<c r="A1" s="6"><v>7</v></c>'),
          cell('<c r="A1"><v>3.0</v></c>'),
          'oral',
          cell('<c r="A1" t="d"><v>2024-05-20T00:00:00</v></c>'),
          cell('<c r="A1" t="str"><f>TEXT(0.5,"hh:mm")</f><v>12:00</v></c>'),
          cell('<c r="A1" s="7"><v>1</v></c>'),
          '',
          cell('<c r="A1" t="b"><v>1</v></c>'),
          cell('<c r="A1"><v>0.30000000000000004</v></c>'),
        ],
      ],
    });
    const styles = Buffer.from(files['xl/styles.xml'] as Uint8Array).toString(); // not one of fflate's folders
    const formats = ['h:mm AM/PM;@', '[Red]0.0%', '000', '[hh]:mm'];
    const declared = formats.map((code, index) => `<numFmt numFmtId="${170 + index}" formatCode="${code}"/>`).join('');
    const bytes = zipSync({
      ...files,
      'xl/styles.xml': Buffer.from(
        styles
          .replace('<cellXfs>', `<numFmts>${declared}</numFmts><cellXfs>`)
          .replace('</cellXfs>', `${formats.map((_, index) => `<xf numFmtId="${170 + index}"/>`).join('')}</cellXfs>`),
      ),
    });
    const sessions = await compileSessions(bytes);

    expect(sessions).toMatchObject([
      {
        ...{ id: 'opening', date: '2024-05-20', start: '09:00', end: '09:30', title: 'Opening', note: '7%' },
        chairs: ['Nour Haddad'],
      },
      { id: '007', number: 3, date: '2024-05-20', start: '12:00', end: '24:00', title: 'yes', note: '0.3' },
    ]);
    expect(JSON.stringify(sessions)).toContain('Two & three_x0041_');
  });

  it('is reported at sheet and cell, in every format, with the names of the files that there are', async () => {
    const { own, lines } = await problemsOf(
      workbook({
        'My sessions': [
          HEADER,
          ['opening', '', 'ceremony', { serial: DAY, as: 'day' }, '9 in the morning', '10:00', 'hall', 'Opening'],
          ['lunch', '', 'lunch', cell('<c r="A1" t="e"><f>1/0</f><v>#DIV/0!</v></c>'), '12:00', '13:00', '', 'Lunch'],
          ['dinner', '', 'lunch', cell('<c r="A1"><f>D2</f><v></v></c>'), '18:00', '19:00', '', 'Dinner'],
          ['walk', '', 'social', '2024-05-20', '20:00', '21:00', 'garden', 'Walk', '', 'see below'],
        ],
      }),
    );

    expect(lines).toEqual([
      'sheet "My sessions", cell E2 bad-time',
      'sheet "My sessions", cell D3 formula',
      'sheet "My sessions", cell D4 formula',
      'sheet "My sessions", cell I5 too-many-cells',
    ]);
    expect(own[0]).toMatchObject({
      range: { line: 2, column: 5, endLine: 2, endColumn: 6 },
      cell: { name: 'sheet "My sessions", cell E2', text: '9 in the morning' },
      record: 'row 2 (Opening)',
    });
    const text = report('text', own);
    expect(text).toContain('sessions.xlsx, sheet "My sessions", cell E2 error bad-time, row 2');
    expect(text).toContain('  E2 │ 9 in the morning  (column "start")\n');
    expect(report('github', own)).toMatch(/file=[^,]*sessions\.xlsx,line=2,col=5,.*::sheet "My sessions", cell E2: /);
    const html = report('html', own);
    expect(html).toContain('<small>sheet &quot;My sessions&quot;, cell E2</small>');
    expect((await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(html)).valid).toBe(true);
    expect(JSON.parse(report('json', own))[0]).toMatchObject({ cell: { text: '9 in the morning' } });
  });

  it('may be accepted by either name, and names the workbook where a rule names the table', async () => {
    const dataDir = layOutWhole();
    replace(dataDir, 'sessions.csv');
    replace(
      dataDir,
      'papers.csv',
      writeXlsx('Papers', [
        ['id', 'session', 'title', 'authors'],
        ['1', 'oral-9', 'A', 'Fatou Sow'],
      ]),
    );
    const { diagnostics } = await compile(dataDir);

    expect(diagnostics.find(({ code }) => code === 'unknown-reference')?.message).toContain('in sessions.xlsx.');
  });

  it('is read from the sheet with its name, else from the first that is not hidden, with a warning', async () => {
    const rows = rowsOf(layOutWhole(), 'sessions.csv');
    const notes = [['Do not forget the keys']];
    const named = await problemsOf(workbook({ Notes: notes, Sessions: rows }));
    const first = await problemsOf(workbook({ Table: rows, Notes: notes, Empty: [] }));
    const files = workbookFiles({ Lists: notes, Table: rows });
    const main = Buffer.from(files['xl/workbook.xml'] as Uint8Array).toString(); // not one of fflate's folders
    const hidden = await problemsOf(
      zipSync({
        ...files,
        'xl/workbook.xml': Buffer.from(main.replace('name="Lists"', 'name="Lists" state="hidden"')),
      }),
    );

    expect(named.lines).toEqual([]);
    expect(first.lines).toEqual(['sheet "Table", cell A1 unknown-file']);
    expect(first.own[0]?.message).toBe('The sheet "Table" is read, and these are not: "Notes".');
    expect(first.compiled).toBeDefined();
    expect(hidden.lines).toEqual([]);
  });

  it('has the value of merged rows in each of them', async () => {
    const files = workbookFiles({
      Sessions: [
        HEADER,
        ['a', '', 'lunch', { serial: DAY, as: 'day' }, '12:00', '13:00', '', 'Lunch'],
        ['b', '', 'social', '', '18:00', '19:00', '', 'Dinner'],
      ],
    });
    const path = 'xl/worksheets/sheet1.xml';
    const sheet = Buffer.from(files[path] as Uint8Array).toString(); // not one of fflate's folders
    const merged = '</sheetData><mergeCells><mergeCell ref="D2:D5"/></mergeCells>';
    const sessions = await compileSessions(
      zipSync({ ...files, [path]: Buffer.from(sheet.replace('</sheetData>', merged)) }),
    );

    expect(sessions?.map(({ id, date }) => [id, date])).toEqual([
      ['a', '2024-05-20'],
      ['b', '2024-05-20'],
    ]);
  });

  it('has the days of the calendar of 1904', async () => {
    const files = workbookFiles({
      Sessions: [
        HEADER,
        ['a', '', 'lunch', { serial: DAY - 1462, as: 'day' }, { serial: 0.5, as: 'time' }, '13:00', '', 'Lunch'],
      ],
    });
    const main = Buffer.from(files['xl/workbook.xml'] as Uint8Array).toString(); // not one of fflate's folders
    const sessions = await compileSessions(
      zipSync({
        ...files,
        'xl/workbook.xml': Buffer.from(
          main
            .replace('<sheets>', '<workbookPr date1904="1"/><sheets>')
            .replace('</workbook>', '<extLst><ext><x14:workbookPr defaultImageDpi="32767"/></ext></extLst></workbook>'),
        ),
      }),
    );

    expect(sessions).toMatchObject([{ date: '2024-05-20', start: '12:00' }]);
  });

  it.each<[string, Uint8Array, string, string]>([
    ['half a workbook', writeXlsx('A', [['id']]).slice(0, 300), 'unreadable-file', 'The workbook is damaged'],
    ['a text', Buffer.from('id,title\n'), 'unreadable-file', 'The workbook is damaged'],
    ['no cells', writeXlsx('A', []), 'empty-file', 'The workbook is empty.'],
    ['a control character', writeXlsx('A', [['id'], ['a\u0001']]), 'control-character', 'U+0001'],
    [
      'one long text in many cells',
      workbook({
        A: [
          ['id'],
          ['a'.repeat(1_000_000)],
          ...Array.from({ length: 200 }, () => [cell('<c r="A1" t="s"><v>1</v></c>')]),
        ],
      }),
      'unreadable-file',
      'more than 100,000,000 letters',
    ],
    [
      'a header as wide as a sheet',
      workbookWith(
        `<row r="1"><c r="XFD1" t="str"><v>id</v></c></row><row r="1000000"><c r="A1000000"><v>1</v></c></row>`,
      ),
      'file-too-large',
      '1000000 rows and 16384 columns',
    ],
  ])('is rejected with a clear error: %s', async (_what, bytes, code, message) => {
    const { own, compiled } = await problemsOf(bytes);

    expect(own).toMatchObject([{ code, severity: 'error', message: expect.stringContaining(message) }]);
    expect(compiled).toBeUndefined();
  });

  it('may have a million empty rows with a format', async () => {
    const empty = Array.from({ length: 200_000 }, (_, row) => `<row r="${row + 2}"><c r="A${row + 2}" s="1"/></row>`);
    const header = HEADER.map((name) => `<c t="str"><v>${name}</v></c>`).join('');
    const { lines } = await problemsOf(workbookWith(`<row r="1">${header}</row>${empty.join('')}`));

    expect(lines.filter((line) => !/empty-(?:file|table)/.test(line))).toEqual([]);
  });

  it('is an error beside the CSV file, and other files of spreadsheets are hints', async () => {
    const dataDir = layOutWhole();
    writeFileSync(join(dataDir, 'rooms.xlsx'), writeXlsx('Rooms', rowsOf(dataDir, 'rooms.csv')));
    writeFileSync(join(dataDir, '~$rooms.xlsx'), 'lock');
    writeFileSync(join(dataDir, '.~lock.rooms.xlsx#'), 'lock');
    writeFileSync(join(dataDir, 'tracks.ods'), '');
    renameSync(join(dataDir, 'topics.csv'), join(dataDir, 'topics.xls'));
    renameSync(join(dataDir, 'contacts.csv'), join(dataDir, 'contact.xlsx'));
    const { diagnostics } = await compile(dataDir);

    const found = diagnostics.filter(({ code }) => code === 'unknown-file');
    expect(
      found.map(
        ({ severity, message, hint = '' }) =>
          `${severity} ${message} ${hint.replaceAll(dataDir, 'data').replace(/convert \S*\//, 'convert data/')}`,
      ),
    ).toEqual([
      'error The file contact.xlsx belongs to no collection and is not used. Did you mean "contacts.xlsx"?',
      'error There are two files of one table: rooms.xlsx and rooms.csv. Delete rooms.csv if you edit the workbook, or rooms.xlsx if you edit the CSV file. Look at both first: only one may have the latest changes.',
      'error The file topics.xls belongs to no collection and is not used. Save it as topics.xlsx in a spreadsheet, or as topics.csv ("CSV UTF-8"); then keep topics.xls elsewhere.',
      'warning The file tracks.ods belongs to no collection and is not used. Run `npx colloquium convert data/tracks.ods`, which writes tracks.csv; then keep tracks.ods elsewhere.',
    ]);
  });

  it('is seen in past editions, at git revisions, and after it was saved again', async () => {
    const dataDir = layOutWhole();
    const path = replace(dataDir, 'papers.csv');
    const edition = join(dataDir, 'editions', '2023');
    mkdirSync(edition, { recursive: true });
    cpSync(join(dataDir, 'conference.yaml'), join(edition, 'conference.yaml'));
    writeFileSync(join(edition, 'rooms.xlsx'), writeXlsx('A', [['id', 'nam']]));
    const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: dataDir, stdio: 'pipe' });
    git('init', '-q');
    git('add', '.');
    git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '-qm', 'Begin');
    const steps = memoisedSteps();
    const options = { dataDir, publicDir: join(dataDir, 'public'), steps };
    const before = await compileContent(options);
    const past = await compileSite(options);
    writeFileSync(
      path,
      writeXlsx('Papers', [
        ['id', 'session', 'title', 'authors'],
        ['101', 'oral-1', 'Measuring anew', 'Fatou Sow'],
      ]),
    );
    const after = await compileContent(options);
    const { stdout } = await call(contentDiff, ['HEAD', '--data', dataDir]);

    expect(past.diagnostics.filter(({ file }) => file.includes('editions/2023/papers.xlsx')).length).toBeGreaterThan(
      -1,
    );
    expect(before.content?.contributions).toHaveLength(7);
    expect(after.content?.contributions.map(({ title }) => title)).toContain('Measuring anew');
    expect(stdout).toContain('"Measuring rulers with rulers" → "Measuring anew"');
  });
});

describe('a command that writes data', () => {
  const SAID = 'is a workbook, and is never changed: run `npx colloquium convert ';

  /** Runs a command on a folder whose papers are in a workbook, which must stay as it is. */
  async function onWorkbook(
    run: (dataDir: string) => Promise<{ status: number | null; stdout: string; stderr: string }>,
    rows?: string[][],
  ) {
    const dataDir = layOutWhole();
    const path = replace(dataDir, 'sessions.csv', rows && writeXlsx('Sessions', rows));
    const bytes = readFileSync(path);
    const outcome = await run(dataDir);
    expect(readFileSync(path).equals(bytes)).toBe(true);
    expect(existsSync(join(dataDir, 'sessions.csv'))).toBe(false);
    return outcome;
  }

  it.each<[string, (dataDir: string) => Promise<{ status: number | null; stdout: string; stderr: string }>]>([
    [
      '--sort',
      (dataDir) => call(content, ['--data', dataDir, '--out', temporaryFolder(), '--sort', 'sessions.xlsx:date']),
    ],
    [
      '--sort of the CSV file',
      (dataDir) => call(content, ['--data', dataDir, '--out', temporaryFolder(), '--sort', 'sessions.csv:date']),
    ],
    ['next-edition', (dataDir) => call(nextEdition, ['2025', '--data', dataDir])],
    [
      'import',
      (dataDir) => {
        const file = join(temporaryFolder(), 'talks.csv');
        writeFileSync(
          file,
          'Title,Speaker,Date,Start,End,Session,Room\nOn clocks,Fatou Sow,2024-05-21,14:00,14:30,Clocks,Great Hall\n',
        );
        return call(contentImport, [file, '--data', dataDir, '--write']);
      },
    ],
  ])('stops before a workbook, and says what to do: %s', async (_name, run) => {
    const { status, stderr } = await onWorkbook(run);

    expect(status).not.toBe(0);
    expect(stderr).toContain(`sessions.xlsx ${SAID}`);
  });

  it('leaves it out of --fix, and fixes the rest', async () => {
    const rows = [HEADER, ['a', '', 'lunch', '20.05.2024', '12:00', '13:00', '', 'Lunch']];
    const { stdout } = await onWorkbook(
      (dataDir) => call(content, ['--data', dataDir, '--out', temporaryFolder(), '--fix']),
      rows,
    );

    expect(stdout).toContain(`sessions.xlsx ${SAID}`);
    expect(stdout).toContain('sheet "Sessions", cell D2 error bad-date');
  });
});

/** A workbook with the given rows as XML. */
function workbookWith(rows: string): Uint8Array {
  const files = workbookFiles({ Sessions: [] });
  const path = 'xl/worksheets/sheet1.xml';
  const sheet = Buffer.from(files[path] as Uint8Array).toString(); // not one of fflate's folders
  return zipSync({ ...files, [path]: Buffer.from(sheet.replace('</sheetData>', `${rows}</sheetData>`)) });
}
