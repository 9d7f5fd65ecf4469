import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { odsOf, workbook, workbookFiles } from '../../support/workbook';
import { fileOf, read, readAll, sampleExport } from './support/exports';

const HEADER = '#,Title,Authors,Decision\n';
const ROW = '7,On rulers,Ada Sow,Accept\n';

/** The first problem that is reported of a file that cannot be used. */
async function rejection(bytes: Uint8Array, file = 'export.dat') {
  const { unusable, recognised } = await read({ file, bytes });
  expect(recognised).toEqual([]);
  return unusable[0];
}

/** A workbook whose list of files says that one of them is huge; what is packed is not. */
function zipBomb(): Uint8Array {
  const bytes = zipSync(workbookFiles({ Papers: [['#', 'title', 'authors']] }));
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (let offset = 0; offset < bytes.length - 46; offset++) {
    // Signature of a file in the central directory; its size when unpacked stands 24 bytes further on (APPNOTE 4.3.12).
    if (view.getUint32(offset, true) === 0x02014b50) view.setUint32(offset + 24, 0x7fffffff, true);
  }
  return bytes;
}

/** A workbook whose rows each have one cell, in the last column that there can be. */
function wideWorkbook(rows: number): Uint8Array {
  const path = 'xl/worksheets/sheet1.xml';
  const files = workbookFiles({ Papers: [['#', 'title', 'authors']] });
  const far = Array.from({ length: rows }, (_, row) => `<row r="${row + 2}"><c r="XFD${row + 2}"><v>1</v></c></row>`);
  const sheet = Buffer.from(files[path] as Uint8Array).toString(); // not one of fflate's folders
  return zipSync({ ...files, [path]: Buffer.from(sheet.replace('</sheetData>', `${far.join('')}</sheetData>`)) });
}

/** A sheet of SpreadsheetML whose rows each have one cell, in the last column that there can be. */
const WIDE = '<Row><Cell ss:Index="16384"><Data>a</Data></Cell></Row>'.repeat(400);

const spreadsheetMl = (rows: string, prolog = '') =>
  `<?xml version="1.0"?>${prolog}<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="P"><Table>${rows}</Table></Worksheet></Workbook>`;

describe('a file that is no export', () => {
  it.each([
    ['empty', Buffer.from(' \n'), 'The file is empty.'],
    ['a web page', Buffer.from('<!DOCTYPE html><html><body>Sign in</body></html>'), 'This is a web page'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'This is a PDF'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'an old spreadsheet'],
    ['an archive that is no workbook', zipSync({ 'a.txt': Buffer.from('a') }), 'The workbook is damaged'],
    ['half a workbook', workbook({ P: [['#']] }).slice(0, 300), 'The workbook is damaged'],
    ['a workbook that is huge when unpacked', zipBomb(), 'MB large when it is unpacked'],
    ['a workbook with cells far away', wideWorkbook(400), 'more than 5,000,000 cells'],
    ['half an XML file of rows', Buffer.from('<papers><paper><title>A</title>'), 'The file ends in the middle.'],
    ['half a JSON file', Buffer.from('{\n  "notes": ['), 'not complete JSON'],
    ['a JSON file of something else', Buffer.from('{"name": "x"}'), 'neither papers nor a schedule'],
    ['a JSON file of lists in lists', Buffer.from('['.repeat(50_000) + ']'.repeat(50_000)), 'neither papers'],
    ['a table of something else', Buffer.from('Name,Country\nAda Sow,Senegal\n'), 'Its columns are: Name, Country.'],
    ['a broken table', Buffer.from(`${HEADER}7,"On rulers,Ada Sow\n`), 'never closed'],
    ['another encoding', Buffer.from(`${HEADER}7,Caf\xe9,Ada Sow,\n`, 'latin1'), 'Windows-1252'],
    ['larger than any export', Buffer.alloc(65 * 1024 * 1024, 'a'), 'larger than 64 MB'],
    [
      'XML with entities of its own',
      Buffer.from(spreadsheetMl('<Row><Cell><Data>&a;</Data></Cell></Row>', '<!DOCTYPE w [<!ENTITY a "aaaa">]>')),
      'declares a document type',
    ],
    [
      'a sheet of OpenDocument with more cells than any export',
      odsOf({
        A: '<table:table-row table:number-rows-repeated="6000000"><table:table-cell><text:p>a</text:p></table:table-cell></table:table-row>',
      }),
      'more than 5,000,000 cells',
    ],
    ['half an XML file', Buffer.from(spreadsheetMl('').slice(0, -30)), 'ends in the middle'],
    [
      'XML with a row that no sheet has',
      Buffer.from(spreadsheetMl('<Row ss:Index="999999999"/>')),
      'has the number 999999999',
    ],
    ['XML with more cells than any export', Buffer.from(spreadsheetMl(WIDE)), 'more than 5,000,000 cells'],
    [
      'XML with a cell that no sheet has',
      Buffer.from(spreadsheetMl('<Row><Cell ss:Index="99999999"><Data>a</Data></Cell></Row>')),
      'has the number 99999999',
    ],
    [
      'XML whose cells go back',
      Buffer.from(
        spreadsheetMl('<Row><Cell ss:Index="3"><Data>a</Data></Cell><Cell ss:Index="2"><Data>b</Data></Cell></Row>'),
      ),
      'A cell has the number 2.',
    ],
    [
      'XML whose cells go back into one that is merged',
      Buffer.from(
        spreadsheetMl(
          '<Row><Cell ss:MergeAcross="2"><Data>a</Data></Cell><Cell ss:Index="3"><Data>b</Data></Cell></Row>',
        ),
      ),
      'A cell has the number 3.',
    ],
    [
      'XML whose rows go back',
      Buffer.from(spreadsheetMl('<Row ss:Index="3"/><Row ss:Index="3"/>')),
      'A row has the number 3.',
    ],
  ])('is rejected: %s', async (_what, bytes, message) => {
    const problem = await rejection(bytes);

    expect(problem?.message).toContain(message);
    expect(problem?.at).toMatch(/^export\.dat/);
    expect(problem?.hint).not.toBe('');
  });

  it('says at which line JSON is broken', async () => {
    expect((await rejection(Buffer.from('{\n  "notes": [')))?.at).toBe('export.dat:2:13');
    expect((await rejection(Buffer.from('[\n1 2]')))?.at).toBe('export.dat:2:3');
  });

  it.each([
    ['no paper', HEADER],
    ['no paper in a list', '{"notes": [], "results": []}'],
  ])('is rejected with %s in it', async (_what, text) => {
    await expect(readAll(fileOf(text))).rejects.toThrow(/no paper|neither papers/);
  });
});

describe('an odd file', () => {
  it.each([
    ['UTF-16 with its mark', Buffer.from(`\ufeff${HEADER}${ROW}`, 'utf16le')],
    ['UTF-8 with a mark, and line ends of Windows', Buffer.from(`\ufeff${HEADER}${ROW}`.replaceAll('\n', '\r\n'))],
    ['semicolons', Buffer.from(`${HEADER}${ROW}`.replaceAll(',', ';'))],
    ['tabs, under a line that names them', Buffer.from(`sep=\t\n${HEADER}${ROW}`.replaceAll(',', '\t'))],
    ['lines above the header', Buffer.from(`Accepted papers,,,\n,,,\n${HEADER}${ROW}`)],
    ['empty rows and columns', Buffer.from(`#,Title,Authors,Decision,,\n7,On rulers,Ada Sow,Accept,,\n,,,,,\n`)],
  ])('is read all the same: %s', async (_what, bytes) => {
    const { contributions, problems } = await readAll({ file: 'export.csv', bytes });

    expect(contributions).toMatchObject([{ id: '7', title: 'On rulers', people: [{ name: 'Ada Sow' }] }]);
    expect(problems).toEqual([]);
  });

  it('has its problems reported at the exact cell', async () => {
    const { contributions, problems } = await readAll(
      fileOf(`${HEADER}7,=1+1,Ada Sow,Accept\n8,Of scales,Ada Sow,Accept,more\n7,On rulers,Ada\u0007 Sow,Accept\n`),
    );

    expect(contributions.map(({ id }) => id)).toEqual(['7']);
    expect(problems.map(({ at }) => at)).toEqual([
      'export.csv:3:28',
      'export.csv:2:3',
      'export.csv:2:1',
      'export.csv:4:13',
    ]);
  });

  it('publishes no e-mail address that somebody wrote among names or into a text', async () => {
    const written = await readAll(
      fileOf(
        '#,Title,Authors,Abstract\n7,On rulers,Ada Sow,"Write to (ada@example.org) or https://example.org/@ada@example.org."\n',
      ),
    );
    expect(written.contributions[0]?.abstract).toBe('Write to or https://example.org/@ada@example.org.');
    expect(written.problems.map(({ message }) => message)).toEqual([
      'There is an e-mail address in the abstract of 7; it is left out.',
    ]);

    const { contributions, problems } = await readAll(
      fileOf('#,Title,Authors\n7,On rulers,"Ada Sow (Dakar, ada@example.org)*; Luca Neri luca@example.org"\n'),
    );

    expect(contributions[0]?.people).toMatchObject([{ name: 'Ada Sow', affiliation: 'Dakar,' }, { name: 'Luca Neri' }]);
    expect(problems).toHaveLength(2);
  });

  it('has papers of one number reported, and the same paper in two files merged', async () => {
    const twice = await readAll(fileOf('#,Title,Authors\n7,On rulers,Ada Sow\n7,Of scales,Luca Neri\n'));
    expect(twice.contributions.map(({ title }) => title)).toEqual(['On rulers']);
    expect(twice.problems.map(({ at, message }) => `${at} ${message}`)).toEqual([
      'export.csv:3:1 The number 7 occurs earlier, at export.csv:2:1, with another title; this one is left out.',
    ]);

    const both = await readAll(
      fileOf('#,Title,Authors\n7,On rulers,Ada Sow\n'),
      fileOf('#,Title,Authors,DOI\n7,On rulers,Ada Sow,10.1000/182\n'),
    );
    expect(both.contributions).toMatchObject([{ id: '7', doi: '10.1000/182' }]);
  });

  it('keeps a paper and a poster of one number in two files apart', async () => {
    const { contributions, problems } = await readAll(
      fileOf('#,Title,Authors\n7,On rulers,Ada Sow\n', 'papers.csv'),
      fileOf('#,Title,Authors\n7,Scales that lie,Luca Neri\n', 'posters.csv'),
    );
    expect(contributions.map(({ id, title, people }) => [id, title, people?.[0]?.name])).toEqual([
      ['7', 'On rulers', 'Ada Sow'],
      ['7-2', 'Scales that lie', 'Luca Neri'],
    ]);
    expect(problems.map(({ message }) => message)).toEqual([
      '"Scales that lie" has the number 7 of "On rulers", and is imported as 7-2.',
    ]);
  });
});

describe('an export that is cut off anywhere', () => {
  it.each(['easychair/author.csv', 'cmt/papers.xls', 'hotcrp/data.json', 'pretalx/schedule.json', 'indico/event.json'])(
    'is read or rejected with a message: %s',
    async (sample) => {
      const { file, bytes } = sampleExport(sample);
      for (let cut = 1; cut < 40; cut++) {
        const { unusable, recognised } = await read({ file, bytes: bytes.subarray(0, (bytes.length * cut) / 40) });
        expect(unusable.length + recognised.length).toBeGreaterThan(0);
      }
    },
  );
});
