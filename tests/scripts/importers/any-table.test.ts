import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { describeColumns, describeLeftOut } from '../../../scripts/importers/describe';
import { durationIn } from '../../../scripts/importers/values/times';
import { writtenIn } from '../../../scripts/importers/values/written-times';
import { odsOf, workbook } from '../../support/workbook';
import { fileOf, read, readAll, sampleExport } from './support/exports';

interface Case {
  readonly text?: string;
  readonly sample?: string;
  readonly gives: readonly string[];
  readonly problems?: readonly string[];
}
const CASES: Readonly<Record<string, Case>> = parse(readFileSync(new URL('./any-table.yaml', import.meta.url), 'utf8'));

/** Describes what was read: a line for each session and contribution. */
function linesOf({ sessions, presentations, contributions }: Awaited<ReturnType<typeof readAll>>): string[] {
  const titles = new Map(sessions.map(({ key, title }) => [key, title]));
  const hours = (start: string, end: string) => (start === '' ? '' : ` ${start}–${end}`);
  const where = (room?: string) => (room ? ` ${room}` : '');
  const facts = new Map(contributions.map((one) => [one.id, one]));
  const about = (id: string) => {
    const { kind = 'paper', people = [], sessions: named = [], status } = facts.get(id) ?? {};
    const names = people.map(({ name, affiliation }) => (affiliation ? `${name} (${affiliation})` : name));
    return `${kind} ${id}${status ? ` ${status}` : ''}${named.length > 0 ? ` in ${named}` : ''} · ${names.join(', ')}`;
  };
  const placed = new Set(presentations.map(({ contribution }) => contribution));
  return [
    ...sessions.map(
      ({ date, start, end, room, kind, title, chairs }) =>
        `${date}${hours(start, end)}${where(room)} · ${kind} · ${title}${chairs.length > 0 ? ` · chaired by ${chairs}` : ''}`,
    ),
    ...presentations.map(
      ({ contribution, session, date, start, end, room }) =>
        `${date}${hours(start, end)}${where(session === undefined ? room : titles.get(session))} · ${about(contribution)}`,
    ),
    ...contributions.filter(({ id }) => !placed.has(id)).map(({ id }) => about(id)),
  ];
}

describe('a table made by hand', () => {
  it.each(Object.entries(CASES))('is read: %s', async (_what, { text = '', sample, gives, problems = [] }) => {
    const found = await readAll(sample === undefined ? fileOf(text) : sampleExport(sample));

    expect(linesOf(found)).toEqual(gives);
    expect(found.problems.map(({ message }) => message)).toEqual(problems);
  });

  const rows = [
    ['Title', 'Speaker', 'Date', 'Start', 'Duration'],
    ['Rulers', 'Ada Sow', { serial: 47980, as: 'day' }, { serial: 0.375, as: 'time' }, '45'],
    ['Scales', 'Luca Neri', '', { serial: 47980.5, as: 'both' }, { serial: 1 / 24, as: 'time' }],
  ] as const;
  const expected = [
    '2031-05-12 09:00–09:45 · talk rulers · Ada Sow',
    '2031-05-12 12:00–13:00 · talk scales · Luca Neri',
  ];

  it('is read from Excel, with its days and times', async () => {
    const found = await readAll({ file: 'a.xlsx', bytes: workbook({ Talks: rows, Notes: [['Do not forget']] }) });

    expect(linesOf(found)).toEqual(expected);
    expect(found.problems).toEqual([]);
  });

  it('is read from OpenDocument, with repeated rows and cells, a sheet for each day, and without comments', async () => {
    const text = (words: string) =>
      `<table:table-cell office:value-type="string"><text:p>${words}</text:p></table:table-cell>`;
    const row = (...cells: readonly string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;
    const time = (value: string) =>
      `<table:table-cell office:value-type="time" office:time-value="${value}"><text:p>x</text:p></table:table-cell>`;
    const empty =
      '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>';
    const header = row(...['Title', 'Speaker', 'Start', 'End'].map(text));
    const note =
      '<table:table-cell><office:annotation><text:p>ask her</text:p></office:annotation><text:p>Ada<text:s/>Sow</text:p></table:table-cell>';
    const bytes = odsOf({
      'Tuesday 13 May': `${header}${row(text('Rulers'), note, time('PT09H00M00S'), time('PT09H45M00S'))}${empty}`,
      '14/05': `${header}<table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="3"/></table:table-row>${row(text('Scales'), text('Luca Neri'), time('PT14H00M'), time('PT15H'))}`,
      Speakers: `${row(...['Name', 'Bio'].map(text))}${row(text('Ada Sow'), text('Measures.'))}`,
    });
    const found = await readAll({ file: 'a.ods', bytes });

    expect(linesOf(found)).toEqual([
      '2031-05-13 09:00–09:45 · talk rulers · Ada Sow',
      '2031-05-14 14:00–15:00 · talk scales · Luca Neri',
    ]);
    expect(found.people).toMatchObject([{ name: 'Ada Sow', bio: 'Measures.', at: 'a.ods, sheet "Speakers", cell A2' }]);
    expect(found.problems).toEqual([]);
  });

  it('has the id that another export gives to its title', async () => {
    const found = await readAll(
      fileOf('ID,Title,Authors\nP7,On rulers,Ada Sow\n', 'papers.csv'),
      fileOf('Title,Date,Start,End,Room\nOn Rulers,2031-05-12,9:00,10:00,Main\n', 'times.csv'),
    );
    expect(linesOf(found)).toEqual(['2031-05-12 09:00–10:00 Main · paper P7 · Ada Sow']);
  });

  it('shows what each column was taken for, and what is not read', async () => {
    const table = fileOf(
      'Title,Speaker,Mail,Mood,Feedback URL,Zoom\nA,B,b@example.org,glad,https://f.example.org/1,https://z.example.org/1\n',
    );
    const { recognised } = await read(table);
    const shown = [
      ...describeColumns(recognised),
      describeLeftOut(recognised.flatMap(({ reading }) => reading.left)),
    ].join('');

    expect(shown).toContain('  Title → title\n  Speaker → people\n  Feedback URL → link\n');
    expect(shown).toContain('Mail (e-mail addresses are not published)');
    expect(shown).toContain('Mood, Zoom (it is unknown: `--map "Column=field"` says what it holds)');
    expect((await readAll(table)).contributions[0]?.links).toEqual(['Feedback https://f.example.org/1']);
  });
});

describe('what a cell says of days and hours', () => {
  const days = { start: '2031-05-12', end: '2031-05-14' };

  it.each([
    ['13-May-2031', '2031-05-13', undefined, undefined],
    ['May 13th, 2031', '2031-05-13', undefined, undefined],
    ['13 de mayo', '2031-05-13', undefined, undefined],
    ['mercredi', '2031-05-14', undefined, undefined],
    ['Day 2', '2031-05-13', undefined, undefined],
    ['13. Mai, 9.30 Uhr', '2031-05-13', '09:30', undefined],
    ['2031-05-13T09:00:00Z', '2031-05-13', '09:00', undefined],
    ['Mon, May 12, 9:00 AM', '2031-05-12', '09:00', undefined],
  ])('"%s" in a column of days is %s, %s', (text, date, start, end) => {
    expect(writtenIn(text, days, undefined, true)).toMatchObject({ date, start, end });
  });

  it.each([
    ['9h30', '09:30', undefined],
    ['0930', '09:30', undefined],
    ['13-15', '13:00', '15:00'],
    ['9.30–10', '09:30', '10:00'],
    ['11:30-1 PM', '11:30', '13:00'],
    ['de 9h a 10h30', '09:00', '10:30'],
    ['12:15 AM', '00:15', undefined],
    ['(16:45-17:45 GMT)', '16:45', '17:45'],
    ['Room 9', undefined, undefined],
  ])('"%s" in a column of hours is %s to %s', (text, start, end) => {
    expect(writtenIn(text, days, undefined, false)).toMatchObject({ start, end });
  });

  it.each([
    ['45 minutos', 45],
    ['1,5 h', 90],
    ['1 hour 30 minutes', 90],
    ['90’', 90],
    ['soon', undefined],
  ])('"%s" lasts %s minutes', (text, minutes) => {
    expect(durationIn(text)).toBe(minutes);
  });
});

describe('--map', () => {
  const table = fileOf('Thema,Wer,Title\nRulers,Ada Sow,Dr\n');
  const mapped = (map: readonly string[]) => read(table, ...[]).then(() => readAllMapped(map));
  const readAllMapped = async (map: readonly string[]) => {
    const { readExports } = await import('../../../scripts/importers/read-exports');
    return readExports([table], {
      zone: 'Africa/Tunis',
      language: 'en',
      days: { start: '2031-05-12', end: '2031-05-14' },
      map,
      report: () => {},
    });
  };

  it('corrects and ignores columns', async () => {
    const { recognised, unusable } = await mapped(['thema=title', 'Wer=speaker', 'Title=']);

    expect(unusable).toEqual([]);
    expect(recognised[0]?.reading.contributions).toMatchObject([{ title: 'Rulers', people: [{ name: 'Ada Sow' }] }]);
  });

  it('names the fields and columns that exist', async () => {
    const { unusable } = await mapped(['Thema=topik', 'Who=people']);

    expect(unusable.map(({ at, message }) => `${at}: ${message}`)).toEqual(
      expect.arrayContaining([
        '--map "Thema=topik": There is no field "topik".',
        '--map "Who": No table has a column "Who".',
      ]),
    );
    expect(unusable.map(({ hint }) => hint).join(' ')).toMatch(
      /the fields are: id, title, people, .*The columns are: Thema, Wer, Title\./,
    );
  });
});
