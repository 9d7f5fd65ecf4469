import { strFromU8, strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { workbookFiles } from '../../support/workbook';
import { fileOf, readAll, sampleExport, samplesOf } from './support/exports';

const namesIn = (people: readonly { readonly name: string }[] = []) => people.map(({ name }) => name);

const HEADER =
  'Id,Title,Description,Date,Duration,Type,Session,Track,Presenters,Presenters (affiliation),Authors,Board number';

/** Reads rows of the list of contributions. */
const list = (...rows: readonly string[]) => readAll(fileOf([HEADER, ...rows].join('\n')));

/** An event of the export API with contributions. */
const event = (...contributions: readonly object[]) =>
  fileOf(
    JSON.stringify({ url: 'https://indico.example.org/export/event/7.json', results: [{ contributions }] }),
    'event.json',
  );

describe('the sessions of Indico', () => {
  it('are on the clocks of the conference, with their talks, chairs and descriptions', async () => {
    const { sessions, presentations } = await readAll(sampleExport('indico/event.json'));

    expect(
      sessions.map(({ title, kind, date, start, end, room, chairs }) => [title, kind, date, start, end, room, chairs]),
    ).toEqual([
      ['Lengths', 'oral', '2024-05-21', '09:00', '09:40', 'Blue Room', ['Kofi Mensah']],
      ['Lengths: After lunch', 'oral', '2024-05-21', '13:00', '15:00', 'Blue Room', ['Yasmine Alami']],
      ['Wall of weights', 'posters', '2024-05-21', '15:30', '17:00', 'Foyer', []],
      [
        'Build a balance',
        'workshop',
        '2024-05-22',
        '08:00',
        '11:00',
        'Workshop Room',
        ['Tarek Ben Youssef', "Zoé N'Diaye"],
      ],
    ]);
    expect(sessions[3]?.abstract).toBe('Bring a *spoon*.\n\nWe bring the rest.');
    expect(presentations.slice(0, 2)).toMatchObject([
      { contribution: '301', start: '09:00', end: '09:20', session: sessions[0]?.key },
      { contribution: '302', start: '09:20', end: '09:40', session: sessions[0]?.key },
    ]);
    expect(presentations.find(({ contribution }) => contribution === '307')?.session).toBeUndefined();
  });

  it('are divided by the breaks of the timetable, and each is there once, whichever files are imported', async () => {
    const { sessions, presentations } = await readAll(...samplesOf('indico'));
    const parts = sessions.filter(({ title, at }) => title === 'Lengths: After lunch' && at.startsWith('event.json'));

    expect(parts.map(({ start, end }) => [start, end])).toEqual([
      ['13:00', '14:00'],
      ['14:20', '15:00'],
    ]);
    const of304 = presentations.filter(({ contribution, at }) => contribution === '304' && at.startsWith('event.json'));
    expect(of304.map(({ session }) => session)).toEqual([parts[1]?.key]);
    expect(sessions.filter(({ key }) => key.startsWith('['))).toEqual([]);
    expect(sessions.find(({ title }) => title === 'Conference dinner')).toMatchObject({
      kind: 'social',
      room: 'Castle Inn',
    });
  });
});

it('takes the descriptions of sessions from the list of sessions', async () => {
  const { sessions } = await readAll(
    fileOf(`${HEADER}\n1,Lengths,,2024-05-21 08:00:00+00:00,20 minutes,Oral,Walls,,Mei Lin,,,`),
    fileOf('ID,Title,Description,Type,Code\n1,Walls,How high?    How wide?,,W\n2,Doors,Closed.,,D\n', 'sessions.csv'),
  );

  expect(sessions.map(({ title, abstract }) => [title, abstract])).toEqual([['Walls', 'How high?\n\nHow wide?']]);
});

describe('a contribution of Indico', () => {
  it('is a paper if it has authors, a poster if it has a board, else what its type says', async () => {
    const { contributions } = await list(
      '1,Lengths,,,,Oral,,,Mei Lin,,Ada Sow,',
      '2,Heights,,,,Oral,,,Mei Lin,,,',
      '3,Widths,,,,,,,Mei Lin,,Ada Sow,B7',
      '4,Depths,,,,Hands-on tutorial,,,"Mei Lin, Ada Sow","Mei Lin (Institute of Scales, Taipei), Ada Sow",,',
    );

    expect(contributions.map(({ kind, board }) => [kind, board])).toEqual([
      ['paper', ''],
      ['talk', ''],
      ['poster', 'B7'],
      ['tutorial', ''],
    ]);
    expect(namesIn(contributions[0]?.people)).toEqual(['Ada Sow', 'Mei Lin']);
    expect(contributions[3]?.people).toMatchObject([
      { name: 'Mei Lin', affiliation: 'Institute of Scales, Taipei' },
      { name: 'Ada Sow' },
    ]);
  });

  it('has a slot of its own without a session, and is unplaced without a time', async () => {
    const { presentations, sessions, contributions } = await list(
      '1,Lengths,,2024-05-21 08:00:00+00:00,1 hour 30 minutes,Oral,,,Mei Lin,,,',
      '2,Heights,,,20 minutes,Oral,Walls,,Mei Lin,,,',
    );

    expect(presentations).toMatchObject([{ contribution: '1', date: '2024-05-21', start: '09:00', end: '10:30' }]);
    expect(sessions).toEqual([]);
    expect(contributions.map((each) => each.sessions)).toEqual([[], ['Walls']]);
  });

  it('has its files, links, minutes, references and parts', async () => {
    const { contributions, problems } = await readAll(
      event({
        friendly_id: 1,
        title: 'Lengths',
        description: 'Short.',
        folders: [
          { title: 'Slides', attachments: [{ title: 'Talk', download_url: 'https://indico.example.org/a/1' }] },
          {
            title: '',
            attachments: [{ title: 'Secret', download_url: 'https://indico.example.org/a/2', is_protected: true }],
          },
        ],
        material: [{ title: 'Slides', resources: [{ name: 'Talk', url: 'https://indico.example.org/a/1' }] }],
        note: { url: 'https://indico.example.org/note/1' },
        references: [
          { type: 'DOI', value: '10.5555/1', url: 'https://doi.org/10.5555/1' },
          { type: 'arXiv', value: '1', url: 'https://arxiv.example.org/1' },
        ],
        speakers: [{ fullName: 'SOW, Ada' }],
        subContributions: [{ title: 'The thumb', speakers: [{ first_name: 'Mei', last_name: 'Lin' }] }],
      }),
    );

    expect(contributions).toMatchObject([
      {
        abstract: 'Short.\n\n- The thumb (Mei Lin)',
        doi: '10.5555/1',
        files: { slides: 'https://indico.example.org/a/1' },
        links: ['Minutes https://indico.example.org/note/1', 'arXiv https://arxiv.example.org/1'],
      },
    ]);
    expect(namesIn(contributions[0]?.people)).toEqual(['Ada SOW', 'Mei Lin']);
    expect(problems.map(({ message }) => message)).toEqual(['"Secret" is a protected file, and is left out.']);
  });

  it('of the Excel list has the hours that the list shows', async () => {
    const files = workbookFiles({
      Sheet1: [HEADER.split(','), ['1', 'Lengths', '', 'DATE', '20 minutes', '', '', '', 'Mei Lin']],
    });
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] as Uint8Array);
    const dated = sheet.replace(/<c r="D2" t="s"><v>\d+<\/v>/, '<c r="D2" t="d"><v>2024-05-21T10:00:00</v>');
    const bytes = zipSync({ ...files, 'xl/worksheets/sheet1.xml': strToU8(dated) });
    const { presentations } = await readAll({ file: 'contributions.xlsx', bytes });

    expect(presentations).toMatchObject([{ date: '2024-05-21', start: '10:00', end: '10:20' }]);
  });
});

describe('the abstracts of Indico', () => {
  it('are in the programme if they are accepted', async () => {
    const { contributions, outside } = await readAll(...samplesOf('indico-abstracts'));

    expect(contributions.map(({ id, kind, title }) => [id, kind, title])).toEqual([
      ['41', 'paper', 'Rulers of ice'],
      ['42', 'workshop', 'The yard in the yard'],
    ]);
    expect([...outside.values()].flat()).toEqual(['43', '44']);
  });

  it('are left out if their states are in another language', async () => {
    const { problems } = await readAll(
      fileOf('Id,Title,State,Speakers\n1,Lengths,Accepted,Mei Lin\n2,Heights,Rejeté,Ada Sow\n'),
    );

    expect(problems.map(({ message }) => message)).toEqual([
      'The state "Rejeté" is not in English, and the abstract is left out.',
    ]);
  });
});
