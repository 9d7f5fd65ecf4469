import { describe, expect, it } from 'vitest';
import { decode } from '../../scripts/content/read/decode';
import { readPapers } from './support/table';

const PLAIN = `id,session,title,authors,mode,note
1,oral-1,"Tests, or proofs",Zoé Ndiaye; Ali Ben Salah,online,"Two
lines"
2,oral-2,"A ""short"" title",Amina Traoré,,
`;

const RECORDS = [
  {
    id: '1',
    session: 'oral-1',
    title: 'Tests, or proofs',
    authors: ['Zoé Ndiaye', 'Ali Ben Salah'],
    mode: 'online',
    note: 'Two\nlines',
  },
  { id: '2', session: 'oral-2', title: 'A "short" title', authors: ['Amina Traoré'] },
];

/** The same table as another program would save it; cells with semicolons get quotation marks. */
const withDelimiter = (delimiter: string) =>
  PLAIN.replace('Zoé Ndiaye; Ali Ben Salah', '"Zoé Ndiaye; Ali Ben Salah"')
    .replaceAll(',', delimiter)
    .replace(`Tests${delimiter} or`, 'Tests, or');

const lines = (table: string, change: (line: string, index: number) => string) =>
  table
    .trimEnd()
    .split(/\n(?!lines)/)
    .map(change)
    .join('\n');

describe('a table', () => {
  it.each<[string, string | Uint8Array]>([
    ['with commas and quotation marks', PLAIN],
    ['with a byte order mark', `\ufeff${PLAIN}`],
    ['in UTF-16', Buffer.from(`\ufeff${PLAIN}`, 'utf16le')],
    ['in UTF-16 the other way round', Buffer.from(`\ufeff${PLAIN}`, 'utf16le').swap16()],
    ['with the line ends of Windows', PLAIN.replaceAll('\n', '\r\n')],
    ['with the line ends of the first Macs', PLAIN.replaceAll('\n', '\r')],
    ['with semicolons', withDelimiter(';')],
    ['with tabs', withDelimiter('\t')],
    ['with a sep= line and semicolons', `sep=;\n${withDelimiter(';')}`],
    [
      'with a SEP= line, a byte order mark and the line ends of Windows',
      `\ufeffSEP=,\n${PLAIN}`.replaceAll('\n', '\r\n'),
    ],
    ['with a sep= line for a sign that nobody would guess', `sep=|\n${withDelimiter('|')}`],
    ['with empty rows before, between and after', `\n\n${PLAIN.replace('\n2,', '\n\n,,,,,\n2,')}\n\n,,,,,\n`],
    ['with empty rows before a header with semicolons', `\n${withDelimiter(';')}`],
    ['with empty columns at the end', `${lines(PLAIN, (line) => `${line},,,`)}\n`],
    ['without a line end at the end', PLAIN.trimEnd()],
    ['with the header in capitals and spaces', PLAIN.replace('id,session,title', 'ID, Session ,TITLE')],
    [
      'with spaces around the cells',
      PLAIN.replace('2,oral-2,"A ""short"" title",', ' 2 ,  oral-2,  "A ""short"" title"\t,'),
    ],
    ['with accents as combined letters', PLAIN.normalize('NFD')],
  ])('%s gives the same records', (_name, table) => {
    expect(readPapers(table)).toMatchObject({ records: RECORDS, problems: [] });
  });

  it('may have its columns in another order, and omit optional columns', () => {
    const { records, problems } = readPapers('title,authors,id,session\nTests,Zoé Ndiaye,1,oral-1\n');

    expect(problems).toEqual([]);
    expect(records).toEqual([{ id: '1', session: 'oral-1', title: 'Tests', authors: ['Zoé Ndiaye'] }]);
  });

  it('knows the line and column of every cell, with line breaks in and before cells', () => {
    const { parsed } = readPapers(`sep=,\r\n\r\n${PLAIN}`.replaceAll('\n', '\r\n'));

    expect(parsed?.rangeOf([1, 'title'])).toEqual({ line: 8, column: 10, endLine: 8, endColumn: 29 });
    expect(parsed?.rangeOf([0, 'note'])).toEqual({ line: 6, column: 62, endLine: 7, endColumn: 7 });
    expect(parsed?.rangeOf([1, 'authors', 0])).toMatchObject({ line: 8, column: 30 });
    expect(parsed?.keyRangeOf([1, 'mode'])).toEqual({ line: 5, column: 26, endLine: 5, endColumn: 30 });
  });

  it('reports every wrong row', () => {
    const { problems } = readPapers('id,session,title,authors\n1\n2,oral-1,Tests,Zoé,x,y\n3,oral-1\n');

    expect(problems).toMatchObject([
      { code: 'too-few-cells', line: 2, column: 1 },
      { code: 'too-many-cells', line: 3, column: 20 },
      { code: 'too-few-cells', line: 4, column: 3 },
    ]);
  });
});

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

describe('decode', () => {
  it.each([
    ['UTF-8', Buffer.from('Zoé')],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffZoé')],
    ['UTF-16, little end first', utf16('Zoé')],
    ['UTF-16, big end first', utf16('Zoé').swap16()],
  ])('reads %s', (_name, bytes) => {
    expect(decode(bytes)).toEqual({ text: 'Zoé' });
  });

  it('makes line feeds of all line ends', () => {
    expect(decode(Buffer.from('a\r\nb\rc\n\r\nd'))).toEqual({ text: 'a\nb\nc\n\nd' });
  });

  it('keeps combined letters as they are', () => {
    expect(decode(Buffer.from('Zoe\u0301'))).toEqual({ text: 'Zoe\u0301' });
  });

  it.each([
    ['Windows-1252 by its quotation marks', Buffer.from('N\x92Diaye', 'latin1'), 'looks like Windows-1252.'],
    ['Latin-1 or Windows-1252 by its letters', Buffer.from('Zo\xe9', 'latin1'), 'Windows-1252 or ISO-8859-1'],
    ['damaged UTF-16', utf16('Zoé').subarray(0, 5), 'damaged'],
    ['UTF-16 without a mark', Buffer.from('Zoé', 'utf16le').subarray(0, 4), 'NUL'],
  ])('rejects %s and says how to save the file', (_name, bytes, problem) => {
    expect(decode(bytes)).toEqual({
      problem: expect.stringContaining(problem),
      hint: expect.stringContaining('UTF-8'),
    });
  });
});
