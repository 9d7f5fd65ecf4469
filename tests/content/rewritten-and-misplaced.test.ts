import { describe, expect, it } from 'vitest';
import { compileWith, toldOf } from './support/small-conference';

const SESSIONS = `id,kind,number,date,start,end,title,room
opening,ceremony,,2030-12-29,09:00,10:00,Opening,salt
oral-1,oral,1,2030-12-29,10:00,12:00,Ice,elyssa
`;
const ROOMS = 'id,name,plenary\nelyssa,Elyssa Hall,\nsalt,Salt Hall,yes\n';
const papers = (pages: readonly string[], id = (index: number) => String(index + 1)) =>
  [
    'id,session,title,authors,pages',
    ...pages.map((each, index) => `${id(index)},oral-1,${TITLES[index]},${AUTHORS[index]},${each}`),
    '',
  ].join('\n');
const TITLES = ['How cold is cold?', 'Snow on the wire', 'A frozen river', 'Melting away'];
const AUTHORS = ['Ingrid Ødegård', 'Jonas Corbin', 'Ana Duarte', 'Kåre Sætre'];
const PROGRAM = { 'sessions.csv': SESSIONS, 'rooms.csv': ROOMS };

/** Code and hint of each finding. */
async function hintsOf(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { diagnostics } = await compileWith(files);
  return diagnostics.map(({ code, hint }) => `${code}: ${hint}`);
}

describe('what a spreadsheet has made of the pages of a paper', () => {
  it.each([
    ['03.Dez', '3-12'],
    ['08. Jan', '1-8'],
    ['08-Jan', '1-8'],
    ['Mar-14', '3-14'],
    ['5. Okt.', '5-10'],
    ['46030', '1-8'],
    ['2026-01-08', '1-8'],
    ['08/01/2026', '1-8'],
    ['8/1', '1-8'],
  ])('%s was %s', async (turned, meant) => {
    expect(await hintsOf({ ...PROGRAM, 'papers.csv': papers([turned, '21-28']) })).toEqual([
      expect.stringContaining(`spreadsheet-turned: Did you mean "${meant}"?`),
    ]);
  });

  it('is nothing where pages are ranges, single pages, or numbers of articles', async () => {
    for (const pages of [
      ['1-8', '9–16', '17', 'A3'],
      ['46630', '46631', '46632', '46633'],
      ['1:1-1:8', '12-31', 'xii-xv', '101'],
    ])
      expect(await toldOf({ ...PROGRAM, 'papers.csv': papers(pages) })).toEqual([]);
  });

  it('an id in powers of ten stays in its column', async () => {
    const ids = (index: number) => (index === 1 ? '1.23456789012346E+018' : `1${index}`);
    expect(await hintsOf({ ...PROGRAM, 'papers.csv': papers(['1-8', '21-28', '29-30'], ids) })).toEqual([
      expect.stringMatching(/^wrong-form: A spreadsheet has made it of a long number/),
    ]);
  });
});

describe('a value that YAML, or the form of a field, does not take as it was meant', () => {
  it('begins with a #, and wants quotation marks', async () => {
    expect(await hintsOf({ 'theme.yaml': 'accent: #0a7a5a\n' })).toEqual([
      'missing-value: In YAML, # begins a comment. Write the value between quotation marks: "#0a7a5a".',
    ]);
    expect(
      await hintsOf({ 'pages/visa.md': '---\ntitle: #visa\n---\n\nLetters of invitation are sent in May.\n' }),
    ).toEqual([expect.stringContaining('marks: "#visa".')]);
  });

  it.each([
    ['www.example.org', 'https://www.example.org'],
    ['zoom.example.org/j/1', 'https://zoom.example.org/j/1'],
    ['desk@example.org', 'mailto:desk@example.org'],
  ])('is an address without its beginning: %s', async (typed, meant) => {
    expect(await hintsOf({ 'partners.csv': `name,url\nIce Works,${typed}\n` })).toEqual([
      `bad-link: Did you mean ${meant}?`,
    ]);
  });

  it('is the name of a room, or the title of a session, in place of the id', async () => {
    for (const typed of ['Elyssa Hall', 'elyssa hall']) {
      const sessions = SESSIONS.replace('elyssa', typed);
      const found = await hintsOf({ ...PROGRAM, 'sessions.csv': sessions, 'papers.csv': papers(['1-8']) });
      expect(found).toEqual(['unknown-reference: Did you mean "elyssa"?']);
    }
    expect(await hintsOf({ ...PROGRAM, 'papers.csv': papers(['1-8']).replace('oral-1', 'Ice') })).toEqual([
      'unknown-reference: Did you mean "oral-1"?',
    ]);
  });

  it('is no where a column of yes and no is empty', async () => {
    const { content, diagnostics } = await compileWith(PROGRAM);
    expect(diagnostics.map(({ code }) => code)).not.toContain('missing-value');
    expect(content?.rooms.map(({ plenary }) => plenary)).toEqual([false, true]);
  });
});

describe('commas between names', () => {
  const posters = (authors: readonly string[]) =>
    [
      'id,title,authors',
      ...authors.map((each, index) => `P${index + 1},Ice number ${NUMBERS[index]},"${each}"`),
      '',
    ].join('\n');
  const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ');
  const several = async (authors: readonly string[]) =>
    (await toldOf({ 'posters.csv': posters(authors) })).filter((found) => found.includes('several-names-in-cell'))
      .length;
  const PAIRS = [
    'Ann Bell, Cee Dee',
    'Eve Fox, Gil Hart',
    'Ida Jones, Kay Lund',
    'May North, Oda Pike',
    'Quin Ross, Sal Tate',
    'Una Vale, Wes York',
  ];

  it('part people, however many rows have them', async () => {
    for (const count of [4, 5, 6]) expect(await several(PAIRS.slice(0, count))).toBe(count);
  });

  it('stand between family and given names, where one of the two is a word, or initials follow', async () => {
    expect(
      await several([
        'Bell, Ann',
        'García Márquez, José',
        'Ben Ali, Mohamed Amine',
        'de la Cruz, Ana María',
        'Lee, Min',
        'Hart Jones, Gil B.',
      ]),
    ).toBe(0);
  });

  it('part two people where one of them is named alone elsewhere', async () => {
    const turned = ['Bell, Ann', 'Fox, Eve', 'Hart, Gil', 'Lund, Kay', 'Pike, Oda', 'Ross, Quin'];
    expect(await several([...turned, 'Una Vale, Wes York', 'Wes York'])).toBe(1);
    expect(await several([...turned, 'Ben Ali, Mohamed Amine'])).toBe(0);
  });
});

describe('the time zone of a conference', () => {
  const told = (zone: string, country: string, more = '') =>
    hintsOf({
      'conference.yaml': `name: Winter School on Ice\nacronym: WSI 2031\nstart: 2031-01-12\nend: 2031-01-14\ntimeZone: ${zone}\nvenue: { city: Somewhere, countryCode: ${country} }\n${more}`,
    });

  it.each([
    ['UTC', 'DZ', 'Africa/Algiers'],
    ['Etc/UTC', 'TN', 'Africa/Tunis'],
    ['UTC', 'FR', 'Europe/Paris'],
    ['Europe/Paris', 'DZ', 'Africa/Algiers'],
    ['UTC', 'GB', 'Europe/London'],
  ])('is not %s in %s', async (zone, country, meant) => {
    expect(await told(zone, country)).toEqual([`place-disagrees: Did you mean ${meant}?`]);
  });

  it.each([
    ['UTC', 'IS'],
    ['UTC', 'GH'],
    ['Africa/Algiers', 'DZ'],
    ['Europe/Berlin', 'DK'],
    ['America/Chicago', 'US'],
  ])('may be %s in %s', async (zone, country) => {
    expect(await told(zone, country)).toEqual([]);
  });

  it('may be UTC where people also meet online', async () => {
    expect(await told('UTC', 'FR', 'online: true\n')).toEqual([]);
  });
});
