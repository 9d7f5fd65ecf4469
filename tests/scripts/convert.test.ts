import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { main } from '../../scripts/commands/convert';
import { readGrid } from '../../scripts/content/read/csv-grid';
import { csvText } from '../../scripts/tables/csv-text';
import { workbookTables } from '../../scripts/tables/workbook';
import { writeXlsx } from '../../scripts/tables/write-xlsx';
import { call } from '../content/support/run';
import { temporaryFolder } from '../content/support/temporary-folder';
import { odsOf, workbook } from '../support/workbook';

const convert = (...args: readonly string[]) => call(main, args);

const cellsOf = (path: string) => {
  const grid = readGrid({ collection: 'papers', file: path, text: readFileSync(path, 'utf8') });
  return 'rows' in grid ? grid.rows : grid;
};

/** A folder with one file. */
function folderWith(file: string, bytes: string | Uint8Array): { folder: string; path: string } {
  const folder = temporaryFolder();
  writeFileSync(join(folder, file), bytes);
  return { folder, path: join(folder, file) };
}

describe('npx colloquium convert', () => {
  it('gives the same cells from CSV to Excel and back', async () => {
    const text = 'id,title,note\n007,"Rulers, ""long""",1-2\n8,"Two\n\nlines ","=1+1"\n\n9,_x0041_ < & \t,+33 1\n';
    const { folder, path } = folderWith('papers.csv', text);
    const there = await convert(path, '--to', 'xlsx');
    const back = await convert(join(folder, 'papers.xlsx'), '--out', join(folder, 'new'));

    expect([there.status, back.status]).toEqual([0, 0]);
    expect(there.stdout).toContain('papers.xlsx and papers.csv are two files of one table, which is an error');
    expect(cellsOf(join(folder, 'new', 'papers.csv'))).toEqual(cellsOf(path));
  });

  it('keeps any text on its way through a workbook and CSV', () => {
    const cell = fc.string({ unit: 'binary', maxLength: 20 });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }), (rows) => {
        const tables = workbookTables('a.xlsx', writeXlsx('A', rows));
        const read = 'message' in tables ? [] : (tables[0]?.rows ?? []);
        const own = (row: number, column: number) => (rows[row]?.[column] ?? '').replace(/\r\n?/g, '\n');
        for (const [row, cells] of rows.entries())
          for (const column of cells.keys()) expect(read[row]?.[column] ?? '').toBe(own(row, column));
        const grid = readGrid({
          collection: 'papers',
          file: 'a.csv',
          text: csvText([['a', 'b', 'c', 'd'], ...read]),
        });
        for (const [row, cells] of rows.entries())
          for (const column of cells.keys())
            expect('rows' in grid && (grid.rows[row + 1]?.[column] ?? '')).toBe(own(row, column).trim());
      }),
    );
  });

  it('writes a CSV file for each sheet, and that with the name of the table as the table', async () => {
    const rows = [
      ['id', 'date', 'start'],
      ['a', { serial: 45432, as: 'day' }, { serial: 0.375, as: 'time' }],
    ] as const;
    const { folder, path } = folderWith('sessions.xlsx', workbook({ 'To do!': [['Keys']], Sessions: rows, Empty: [] }));
    const { status, stdout } = await convert(path);

    expect(status).toBe(0);
    expect(readFileSync(join(folder, 'sessions.csv'), 'utf8')).toBe('id,date,start\na,2024-05-20,09:00\n');
    expect(readFileSync(join(folder, 'sessions-to-do.csv'), 'utf8')).toBe('Keys\n');
    expect(existsSync(join(folder, 'sessions-empty.csv'))).toBe(false);
    expect(stdout).toContain('It is the sheet "To do!".');
    expect(stdout).toContain('sessions.csv and sessions.xlsx are two files of one table');
  });

  it('reads OpenDocument with typed cells', async () => {
    const cell = (attributes: string, text: string) =>
      `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`;
    const { folder, path } = folderWith(
      'fees.ods',
      odsOf({
        Fees: `<table:table-row>${cell('', 'a')}${cell('office:value-type="currency" office:value="59.5"', '59,50 €')}${cell('office:value-type="boolean" office:boolean-value="true"', 'WAHR')}${cell('office:value-type="percentage" office:value="0.07"', '7 %')}</table:table-row>`,
      }),
    );
    await convert(path);

    expect(cellsOf(join(folder, 'fees.csv'))).toEqual([['a', '59.5', 'yes', '7 %']]);
  });

  it.each<[string, (text: string) => Buffer, string]>([
    ['Windows-1252', (text) => Buffer.from(text, 'latin1'), 'Windows-1252'],
    ['UTF-16 without a mark', (text) => Buffer.from(text, 'utf16le'), 'UTF-16'],
    ['UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le'), ''],
  ])('cleans what a spreadsheet saved in another language: %s', async (_name, encode, said) => {
    const text =
      'id;kind;date;start;end;title\r\na;lunch;31/12/2031;09:00:00 AM;1:30 PM;Déjeuner; café\r\nb;lunch;02/03/2031;9:30;10:00:00;"Thé"\r\n'.replace(
        'Déjeuner; café',
        'Déjeuner',
      );
    const { path } = folderWith('sessions.csv', encode(text));
    const before = readFileSync(path);
    const stopped = await convert(path);
    expect(stopped).toMatchObject({ status: 1, stderr: expect.stringContaining('Use --force to replace it') });
    expect(readFileSync(path).equals(before)).toBe(true);
    const { status, stdout } = await convert(path, '--force');

    expect(status).toBe(0);
    expect(stdout).toContain(said);
    expect(stdout).toContain('To go back: copy sessions.csv back from ');
    expect(readFileSync(path, 'utf8')).toBe(
      'id,kind,date,start,end,title\na,lunch,2031-12-31,09:00,13:30,Déjeuner\nb,lunch,2031-03-02,09:30,10:00,Thé\n',
    );
    expect((await convert(path)).stdout).toMatch(/^Unchanged: /);
  });

  it('leaves a date alone that may be read in two ways, and other tables as they are', async () => {
    const { folder, path } = folderWith('sessions.csv', 'id;date\na;02/03/2031\n');
    writeFileSync(join(folder, 'mine.csv'), 'id;date\na;31/12/2031\n');
    await convert(path, join(folder, 'mine.csv'), '--force');

    expect(cellsOf(path)).toEqual([
      ['id', 'date'],
      ['a', '02/03/2031'],
    ]);
    expect(cellsOf(join(folder, 'mine.csv'))).toEqual([
      ['id', 'date'],
      ['a', '31/12/2031'],
    ]);
  });

  it('writes nothing if a file cannot be read, or is no table', async () => {
    const { folder, path } = folderWith('a.csv', 'id\n1\n');
    writeFileSync(join(folder, 'a.json'), '{}');
    writeFileSync(join(folder, 'b.xlsx'), 'PK\x03\x04');
    mkdirSync(join(folder, 'c.csv'));
    const out = join(folder, 'out');
    const tried: (readonly [number | null, string])[] = [];
    for (const files of [['none.csv'], ['a.json'], ['b.xlsx'], ['c.csv']]) {
      const { status, stderr } = await convert(...files.map((file) => join(folder, file)), '--out', out);
      tried.push([status, stderr.replaceAll(/\S*\/(?=\w+\.)/g, '')]);
    }

    expect(tried.map(([status]) => status)).toEqual([1, 1, 1, 1]);
    expect(tried.map(([, stderr]) => stderr).join('')).toMatch(
      /no file none\.csv.*a\.json is no table.*b\.xlsx: The workbook is damaged.*no file c\.csv/s,
    );
    expect(existsSync(out)).toBe(false);
    expect(readFileSync(path, 'utf8')).toBe('id\n1\n');
    expect((await convert(path, '--to', 'pdf')).status).toBe(2);
  });
});
