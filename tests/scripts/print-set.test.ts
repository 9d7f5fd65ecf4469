import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { main } from '../../scripts/commands/print';
import { printSetOf } from '../../scripts/exports/print-set';
import { badgesOf, makeBadges } from '../../scripts/exports/print-set/badges';
import { attendeesOf } from '../../scripts/exports/print-set/certificates';
import { chairedSessionsOf, makeChairSheets } from '../../scripts/exports/print-set/chair-sheets';
import { deskOf } from '../../scripts/exports/print-set/desk';
import { doorSignsOf, makeDoorSigns } from '../../scripts/exports/print-set/door-signs';
import { boardBlocks, boardsOf } from '../../scripts/exports/print-set/poster-boards';
import { presentationsOf } from '../../scripts/exports/print-set/presentations';
import { readParticipants } from '../../scripts/print-set/read-participants';
import { writeXlsx } from '../../scripts/tables/write-xlsx';
import { compileWith } from '../content/support/small-conference';
import { editionsOf } from '../support/compiled-conferences';
import { readPdf } from './documents/support/read-pdf';

async function printSet(conference: string) {
  const [site] = await editionsOf(conference);
  if (site === undefined) throw new Error(`${conference} does not compile.`);
  return { content: site.content, kinds: printSetOf(site) };
}

/** The addresses that the codes of a document lead to, as its structure tells those who do not see them. */
const codesOf = async (pdf: Uint8Array = new Uint8Array()) => (await readPdf(pdf)).alts;

async function drawn(kinds: ReturnType<typeof printSetOf>) {
  const made = new Map<string, Uint8Array>();
  for (const { file, make } of kinds.flatMap(({ documents }) => documents)) made.set(file, await make());
  return made;
}

it('has a badge for everybody, with a QR code of their page, and a door sign for each room and day', async () => {
  const { content, kinds } = await printSet('french');
  const made = await drawn(kinds);
  const badges = await codesOf(made.get('badges.pdf'));
  expect([...made.keys()]).toEqual([
    'badges.pdf',
    'door-signs.pdf',
    'chair-sheets.pdf',
    'certificates-of-attendance.pdf',
    'certificates-of-presentation.pdf',
    'poster-boards.pdf',
  ]);
  expect([...badges].sort()).toEqual(
    content.contributors.map(({ slug }) => `${content.conference.url}/people/${slug}`).sort(),
  );
  for (const [file, pdf] of made) expect((await readPdf(pdf)).isMarked, file).toBe(true);
  // Two rooms on the first day, one on the last.
  const schedule = `${content.conference.url}/programme`;
  expect(await codesOf(made.get('door-signs.pdf'))).toEqual([schedule, schedule, schedule]);
});

it('makes nothing where there is nothing to print', async () => {
  const { kinds } = await printSet('smallest');
  expect(kinds.flatMap(({ documents }) => documents)).toEqual([]);
});

it('sets a long name on a badge in smaller letters rather than in two halves, and ends its lines between its parts', async () => {
  const [site] = await editionsOf('french');
  if (site === undefined) throw new Error('It does not compile.');
  const linesOf = async (name: string, familyName: string) => {
    const badge = { name, familyName, affiliation: '', country: '', roles: [], page: undefined };
    const { text } = await readPdf(makeBadges(deskOf(site, []), [badge]));
    return text.split('\n').map((line) => line.trim());
  };
  const long = 'Wolfeschlegelsteinhausenberg';
  expect(await linesOf(`Jo ${long}`, long)).toContain(long);
  const lines = await linesOf('Sidi Ahmed Mohamed Ould Bah Salem', 'Ould Bah Salem');
  expect(lines).toEqual(expect.arrayContaining(['Sidi Ahmed Mohamed', 'Ould Bah Salem']));
});

it('prints the time and place of the posters once, if it is the same for all', async () => {
  const [site] = await editionsOf('hybrid');
  if (site === undefined) throw new Error('It does not compile.');
  const desk = deskOf(site, []);
  const [title, table] = boardBlocks(desk, boardsOf(desk));
  const { session } = desk.words.documents.booklet;
  expect(title).toMatchObject({ kind: 'title', subtitle: expect.stringContaining('Aula Magna') });
  expect(table).toMatchObject({ kind: 'table', head: expect.not.arrayContaining([session]) });
  const apart = boardsOf(desk).map((poster, index) => (index === 0 ? { ...poster, session: 'opening' } : poster));
  const [, withSessions] = boardBlocks(desk, apart);
  expect(withSessions).toMatchObject({ head: expect.arrayContaining([session]) });
});

it('lists board 1 of each day, by the sessions', async () => {
  const { site, diagnostics } = await compileWith(
    {
      'sessions.csv':
        'id,kind,date,start,end,title\ntue,posters,2030-12-31,09:00,10:00,Tuesday\nmon,posters,2030-12-30,09:00,10:00,Monday\n',
      'posters.csv':
        'id,title,authors,session,board\nP1,Ink,Ada Sow,tue,1\nP2,Salt,Bo Lund,mon,2\nP3,Snow,Ada Sow,mon,1\n',
    },
    { thorough: true },
  );
  if (site === undefined) throw new Error('It does not compile.');
  expect(diagnostics.map(({ code }) => code)).not.toContain('copied-text');
  expect(boardsOf(deskOf(site, [])).map(({ id }) => id)).toEqual(['P3', 'P2', 'P1']);
});

it('treats a talk like a paper, and a slot of one contribution once', async () => {
  const { site } = await compileWith({
    'rooms.csv': 'id,name,plenary,building,capacity\nhall,Hall,yes,Old Mill,120\n',
    'people.csv': 'name,affiliation,pronouns,bio\nAda Sow,Ice Club,she/her,Ada skates.\n',
    'contributions.csv': `id,kind,title,people,date,start,end,room,status
T1,tutorial,Old ice,Ada Sow; Bo Lund,2030-12-30,09:00,10:30,hall,
K1,keynote,All ice,Ada Sow,2030-12-30,11:00,12:00,hall,
T2,talk,Thin ice,Bo Lund,2030-12-30,13:00,13:30,hall,withdrawn
`,
  });
  if (site === undefined) throw new Error('It does not compile.');
  const desk = deskOf(site, []);

  expect(presentationsOf(desk).map(({ kind, name, title }) => [kind, name, title])).toEqual([
    ['other', 'Bo Lund', 'Old ice'],
    ['other', 'Ada Sow', 'Old ice'],
    ['talk', 'Ada Sow', 'All ice'],
  ]);
  expect(badgesOf(desk).find(({ name }) => name === 'Ada Sow')).toMatchObject({
    pronouns: 'she/her',
    affiliation: 'Ice Club',
    roles: ['Speaker', 'Teacher'],
  });
  const sessions = chairedSessionsOf(desk);
  expect(sessions.map(({ title }) => title)).toEqual(['Old ice', 'All ice']);
  const { text } = await readPdf(makeChairSheets(desk, sessions.slice(1)));
  expect(text).toContain('Ada skates.');
  expect(text).not.toContain(desk.words.documents.printSet.presenter);
  const signs = await readPdf(makeDoorSigns(desk, doorSignsOf(desk)));
  expect(signs.text.split('Old ice')).toHaveLength(2);
  expect(signs.text).toContain('Ada Sow, Bo Lund');
  expect(signs.text).toContain('Old Mill, 120 seats');
});

it('is never written into the published folder', async () => {
  expect(await main(['--out', 'dist/client/desk'])).toBe(2);
});

describe('participants whom the data does not name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'participants-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const listed = (text: string) => {
    const file = join(folder, 'participants.csv');
    writeFileSync(file, text);
    return readParticipants(file);
  };

  it('get a badge and a certificate, and people of the data get no second one', async () => {
    const [site] = await editionsOf('french');
    if (site === undefined) throw new Error('It does not compile.');
    const [known] = site.content.contributors;
    const { value, diagnostics } = listed(
      `name;affiliation;role;country\nZoé Zouari;Université de Lomé;Presse;TG\n${known?.name};;;\n`,
    );
    expect(diagnostics).toEqual([]);
    const desk = deskOf(site, value);
    const badges = badgesOf(desk);
    expect(badges).toHaveLength(site.content.contributors.length + 1);
    expect(badges.at(-1)).toMatchObject({
      name: 'Zoé Zouari',
      affiliation: 'Université de Lomé',
      roles: ['Presse'],
      country: 'Togo',
      page: undefined,
    });
    expect(attendeesOf(desk).at(-1)).toEqual({ name: 'Zoé Zouari', affiliation: 'Université de Lomé' });
    expect((await readPdf(makeBadges(desk, badges.slice(-1)))).text).toContain('Université de Lomé');
  });

  it('have the country on a separate line, also where it is written after the affiliation', async () => {
    const [site] = await editionsOf('french');
    if (site === undefined) throw new Error('It does not compile.');
    const { value } = listed(
      'name;affiliation;country\nAli Zribi;Université de Sfax, Tunisie;TN\nEve Zongo;Institut supérieur du Togo;TG\n',
    );
    expect(badgesOf(deskOf(site, value)).slice(-2)).toMatchObject([
      { affiliation: 'Institut supérieur du Togo', country: '' },
      { affiliation: 'Université de Sfax', country: 'Tunisie' },
    ]);
  });

  it.each([
    ['name,country\n,Togo\nAma Addo,xx\n', ['2:1 missing-value', '3:10 bad-country']],
    ['name,afiliation\nAma Addo,Accra\n', ['1:6 unknown-column']],
    ['name\nAma Addo\nAma Addo\n', ['3:1 duplicate-key']],
    ['', ['1:1 empty-file']],
  ])('are rejected with the place of the mistake: %j', (text, problems) => {
    const { diagnostics } = listed(text);
    expect(diagnostics.map(({ range, code }) => `${range.line}:${range.column} ${code}`)).toEqual(problems);
  });

  it('may be in a workbook, whose cells are named', () => {
    const file = join(folder, 'participants.xlsx');
    writeFileSync(
      file,
      writeXlsx('List', [
        ['name', 'country'],
        ['Ama Addo', 'Ghana'],
        ['Zoé Zouari', 'xx'],
      ]),
    );
    const { value, diagnostics } = readParticipants(file);
    expect(value).toMatchObject([{ name: 'Ama Addo', country: 'Ghana' }]);
    expect(diagnostics).toMatchObject([{ code: 'bad-country', cell: { name: 'sheet "List", cell B3', text: 'xx' } }]);
  });

  it('are not read from the published folder', async () => {
    expect(await main(['--participants', 'public/participants.csv'])).toBe(2);
  });
});
