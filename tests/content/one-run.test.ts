import { describe, expect, it } from 'vitest';
import { compileWith, toldOf } from './support/small-conference';

const SESSIONS = 'id,kind,date,start,end,room,title\n';
const TRACKS = 'id,title,card\nmain,Main,no\n';
const ROOMS = 'id,name,plenary\nhall,Hall,no\n';

/** What the compiler reports of some files, with the values that it would write by itself. */
async function fixesOf(files: Readonly<Record<string, string>>) {
  const { diagnostics } = await compileWith(files);
  return diagnostics.flatMap(({ fix }) => (fix === undefined ? [] : [`${fix.to}${fix.isCertain ? '' : '?'}`]));
}

describe('one run reports everything', () => {
  it('what is wrong in the other cells of a row that has a mistake', async () => {
    const rows = `${SESSIONS}a,tutorial,2030-12-29,9:15,10:00,hal,A\nb,tutorial,2031-02-30,10:00,11:00,hal,B\n`;
    expect(await toldOf({ 'rooms.csv': ROOMS, 'sessions.csv': rows })).toEqual([
      'sessions.csv:2 bad-time',
      'sessions.csv:2 unknown-reference',
      'sessions.csv:3 bad-date',
      'sessions.csv:3 unknown-reference',
    ]);
  });

  it('what follows from the value that is meant', async () => {
    const rows = `${SESSIONS}a,tutorial,2030-12-29,9:15,10:00,hall,A\nb,tutorial,2030-12-29,09:30,11:00,hall,B\n`;
    expect(await toldOf({ 'rooms.csv': ROOMS, 'sessions.csv': rows })).toEqual([
      'sessions.csv:2 bad-time',
      'sessions.csv:3 room-overlap',
    ]);
  });

  it.each(['2031/13/45', '2030/12/29', 'soon'])(
    'and not that a part of a series is missing whose date is %s',
    async (date) => {
      const rows = `${SESSIONS}a,tutorial,${date},09:00,10:00,hall,Rulers I\nb,tutorial,2030-12-29,11:00,12:00,hall,Rulers II\n`;
      expect(await toldOf({ 'rooms.csv': ROOMS, 'sessions.csv': rows })).toEqual(['sessions.csv:2 bad-date']);
    },
  );

  it('of a file of one record, too, at the places where its entries stand', async () => {
    const item = (from: string) =>
      `  - text: ${from.endsWith('9') ? 'Ice is thick.' : 'Snow is deep.'}\n    button: See\n    link: /nowhere\n    from: ${from}\n`;
    const { diagnostics } = await compileWith({ 'home.yaml': `news:\n${item('2030-10-99')}${item('2030-10-02')}` });
    expect(diagnostics.map(({ code, range }) => `${range.line} ${code}`)).toEqual([
      '4 broken-link',
      '5 bad-date',
      '8 broken-link',
    ]);
  });
});

describe('an accepted warning', () => {
  const lunch = `${SESSIONS}a,lunch,2030-12-29,15:00,23:30,,Lunch\n`;
  const accept = (code: string) => `- { code: ${code}, file: sessions.csv, reason: It is a feast. }\n`;

  it('keeps what it suppresses suppressed', async () => {
    expect(await toldOf({ 'sessions.csv': lunch })).toEqual(['sessions.csv:2 absurd-length']);
    expect(await toldOf({ 'sessions.csv': lunch, 'accepted-warnings.yaml': accept('absurd-length') })).toEqual([]);
  });
});

describe('what --fix writes unasked has one reading', () => {
  const dated = (...dates: readonly string[]) =>
    `${SESSIONS}${dates.map((date, at) => `s${at},tutorial,${date},09:00,10:00,,Lesson on ice ${at}\n`).join('')}`;
  const may = 'name: Careful Tests\nacronym: CT 2024\nstart: 2024-05-12\nend: 2024-05-14\ntimeZone: Europe/Oslo\n';
  const deadlines = (...dates: readonly string[]) =>
    `track,milestone,label,date\n${dates.map((date, at) => `main,step-${at},Step ${at},${date}\n`).join('')}`;

  it('of a day and a month: by the rest of the column, or by the days of the conference', async () => {
    const fixes = (dates: readonly string[]) => fixesOf({ 'conference.yaml': may, 'sessions.csv': dated(...dates) });
    expect(await fixes(['12/05/2024', '13/05/2024'])).toEqual(['2024-05-12', '2024-05-13']);
    expect(await fixes(['12/05/2024'])).toEqual(['2024-05-12']);
    expect(await fixes(['05/12/2024'])).toEqual(['2024-05-12']);
  });

  it('and else says that both are possible', async () => {
    const files = { 'conference.yaml': may, 'tracks.csv': TRACKS };
    expect(await fixesOf({ ...files, 'deadlines.csv': deadlines('02/03/2024', '14/03/2024') })).toEqual([
      '2024-03-02',
      '2024-03-14',
    ]);
    expect(await fixesOf({ ...files, 'deadlines.csv': deadlines('02/03/2024') })).toEqual(['2024-03-02?']);
    const { diagnostics } = await compileWith({ ...files, 'deadlines.csv': deadlines('02/03/2024') });
    expect(diagnostics.find(({ code }) => code === 'bad-date')?.hint).toMatch(
      /^It may be 2024-03-02 or 2024-02-03, and neither /,
    );
    // Both orders in one column: only what has one reading is certain.
    expect(await fixesOf({ ...files, 'deadlines.csv': deadlines('02/03/2024', '13/03/2024', '03/14/2024') })).toEqual([
      '2024-03-02?',
      '2024-03-13',
      '2024-03-14',
    ]);
  });

  it('of an hour that may be in the afternoon, an address without encryption, and decimals: asks', async () => {
    const clock = (start: string) => `${SESSIONS}a,tutorial,2030-12-29,${start},15:00,,Ice\n`;
    expect(await fixesOf({ 'sessions.csv': clock('9:30') })).toEqual(['09:30']);
    expect(await fixesOf({ 'sessions.csv': clock('2:30') })).toEqual(['02:30?']);
    const partners = 'name,url\nDesk,http://desk.example.org/\n';
    expect(await fixesOf({ 'partners.csv': partners })).toEqual(['https://?']);
  });
});

describe('what real conferences do is no error', () => {
  it('post-proceedings, whose papers are due after the conference: one warning', async () => {
    const deadlines = [
      'track,milestone,label,date,endDate',
      'main,submission,Submission,2030-09-01,',
      'main,camera-ready,Final papers,2031-02-01,',
      'main,conference,Conference,2030-12-28,2031-01-03\n',
    ].join('\n');
    const { diagnostics } = await compileWith({ 'tracks.csv': TRACKS, 'deadlines.csv': deadlines });
    expect(diagnostics.map(({ code, severity }) => `${severity} ${code}`)).toEqual(['warning deadline-order']);
  });
});

describe('the menu entry of a page', () => {
  const menuOf = async (menu: string) => {
    const { content } = await compileWith({
      'pages/way.md': `---\ntitle: The way\nmenu: ${menu}\n---\nBy ship.\n`,
    });
    return content?.freePages[0]?.menu;
  };
  it.each(['no', 'non', 'لا', 'off', 'false', 'No'])('is none with %s', async (word) => {
    expect(await menuOf(word)).toBeUndefined();
  });
  it.each(['yes', 'oui', 'نعم', 'on', 'true'])('is the title with %s', async (word) => {
    expect(await menuOf(word)).toBe('The way');
  });
  it('is what else is written', async () => {
    expect(await menuOf('Travel')).toBe('Travel');
  });
});
