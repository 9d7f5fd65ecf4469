import { describe, expect, it } from 'vitest';
import { readGrid } from '../../../scripts/content/read/csv-grid';
import { workbook } from '../../support/workbook';
import { fileOf, read, readAll, sampleExport, samplesOf } from './support/exports';

/** What the sample exports of submission services all say, as far as each says it. */
const titles = { 301: 'On rulers, again', 302: 'Scales that lie' };

const namesIn = (people: readonly { readonly name: string }[] = []) => people.map(({ name }) => name);

/** The rows of a sample export. */
function rowsOf(sample: string): readonly (readonly string[])[] {
  const { file, bytes } = sampleExport(sample);
  const grid = readGrid({ collection: 'papers', file, text: Buffer.from(bytes).toString() });
  if ('code' in grid) throw new Error(grid.message);
  return grid.rows;
}

describe('an export', () => {
  it.each([
    ['easychair', 'EasyChair', ['authors', 'committee', 'submissions', 'topics of submissions', 'topics']],
    ['cmt', 'Microsoft CMT', ['papers', 'papers']],
    ['hotcrp', 'HotCRP', ['authors', 'papers']],
    ['openreview', 'OpenReview', ['notes', 'notes', 'paper status']],
    ['indico', 'Indico', ['contributions', 'contributions', 'events', 'timetable']],
    ['indico-abstracts', 'Indico', ['abstracts', 'abstracts']],
    ['pretalx', 'pretalx or frab', [...Array(5).fill('answers of the API'), 'schedule']],
    ['mini-conf', 'Mini-Conf', ['papers']],
    ['conftool', 'ConfTool', ['authors', 'papers', 'papers', 'sessions', 'users']],
    ['sessionize', 'Sessionize', Array(4).fill('sessions and speakers')],
  ])('of %s is recognised by its content, whatever its file name', async (folder, service, holds) => {
    const files = samplesOf(folder).map(({ bytes }, index) => ({ file: `${index}.dat`, bytes }));
    const { recognised, unusable } = await read(...files);

    expect(unusable).toEqual([]);
    expect(recognised.map((found) => found.service)).toEqual(holds.map(() => service));
    expect(recognised.map((found) => found.holds).sort()).toEqual([...holds].sort());
  });

  it.each(['easychair', 'cmt', 'hotcrp', 'openreview'])(
    'of %s gives the papers that were accepted, and their authors in order',
    async (folder) => {
      const { contributions } = await readAll(...samplesOf(folder));

      expect(Object.fromEntries(contributions.map(({ id, title }) => [id, title]))).toEqual(titles);
      expect(namesIn(contributions.find(({ id }) => id === '302')?.people)).toEqual(['Tarek Ben Youssef', 'Ada Sow']);
    },
  );

  it.each([
    'easychair',
    'cmt',
    'hotcrp',
    'openreview',
    'indico',
    'indico-abstracts',
    'pretalx',
    'sessionize',
    'conftool',
  ])('of %s publishes no e-mail address', async (folder) => {
    const { left, problems, ...imported } = await readAll(...samplesOf(folder));

    expect(JSON.stringify(imported)).not.toContain('@');
  });

  it.each([
    'easychair',
    'cmt',
    'hotcrp',
    'openreview',
    'indico',
    'indico-abstracts',
    'mini-conf',
    'pretalx',
    'sessionize',
    'conftool',
  ])('of %s has no column or key that is dropped silently', async (folder) => {
    const { recognised } = await read(...samplesOf(folder));
    const unknown = recognised
      .flatMap(({ reading }) => reading.left)
      .filter(({ why }) => why.includes('it is unknown'));

    expect(unknown.map(({ what }) => what)).toEqual(folder === 'cmt' ? ['Student paper?'] : []);
  });
});

it('reports keys that hold words as unknown, and ids, numbers and dates as those of the service', async () => {
  const talk = { id: '1', title: 'Rulers', startsAt: '2031-05-12T10:00:00', endsAt: '2031-05-12T11:00:00' };
  const more = {
    serial: 'a-7',
    rank: 3,
    opens: '2031-05-12 09:00',
    wish: 'A long table',
    aside: [{ hint: '長い机を' }],
  };
  const { left } = await readAll(fileOf(JSON.stringify({ sessions: [{ ...talk, ...more }] })));

  expect(left.map(({ what, why }) => [what, why])).toEqual([
    ['serial, rank, opens', 'only the service uses it'],
    ['wish, aside', expect.stringContaining('it is unknown')],
  ]);
});

describe('EasyChair', () => {
  it('merges submissions, authors and topics', async () => {
    const { contributions, members, topics, outside } = await readAll(...samplesOf('easychair'));

    expect(contributions[0]).toMatchObject({
      id: '301',
      corresponding: 'Ada Sow',
      abstract: 'How long is long?\n\nWe measure it "twice", and find that it is longer.',
      keywords: ['rulers', 'long lengths', 'metrology'],
      topics: ['Properties', 'Rulers'],
    });
    expect(contributions[1]?.people?.[0]).toMatchObject({
      name: 'Tarek Ben Youssef',
      familyName: 'Ben Youssef',
      affiliation: 'University of Sfax, Faculty of Science',
      country: 'TN',
      page: 'https://people.example.org/tarek',
    });
    expect(namesIn(members)).toEqual(['Yasmine Alami', 'Kofi Mensah', 'Mei Lin']);
    expect(topics).toEqual(['Scales', 'Rulers', 'Inches', 'Properties']);
    expect(Object.fromEntries(outside)).toEqual({
      reject: ['303'],
      'desk reject': ['304'],
      'probably accept': ['305'],
      deleted: ['306'],
    });
  });

  it('is the same as an Excel workbook, with places by sheet and cell', async () => {
    const sheets = {
      Submissions: rowsOf('easychair/submission.csv'),
      Authors: rowsOf('easychair/author.csv'),
      Reviews: [['#', 'submission #', 'total score']],
      'Submission topics': rowsOf('easychair/submission_topic.csv'),
      'Program committee': rowsOf('easychair/committee.csv'),
      Topics: rowsOf('easychair/topics.csv'),
    };
    const book = { file: 'measuring.xlsx', bytes: workbook(sheets) };
    const [fromSheets, fromFiles] = [await readAll(book), await readAll(...samplesOf('easychair'))];
    const withoutPlaces = (value: unknown) =>
      JSON.parse(
        JSON.stringify(value, (key, part) => (key === 'at' || part === '' || part?.length === 0 ? undefined : part)),
      );

    expect(withoutPlaces(fromSheets.contributions)).toEqual(withoutPlaces(fromFiles.contributions));
    expect(withoutPlaces(fromSheets.members)).toEqual(withoutPlaces(fromFiles.members));
    expect(fromSheets.contributions[1]?.at).toBe('measuring.xlsx, sheet "Submissions", cell A3');
    expect((await read(book)).left).toEqual([
      { from: 'measuring.xlsx, sheet "Reviews"', what: 'the whole sheet', why: expect.stringContaining('no papers') },
    ]);
  });
});

describe('Microsoft CMT', () => {
  it('is read sheet by sheet, from the header row on, with names and affiliations', async () => {
    const { contributions, outside } = await readAll(...samplesOf('cmt'));

    expect(contributions[0]).toMatchObject({
      at: 'papers.xls, sheet "Long papers", cell A4',
      track: 'Long papers',
      topics: ['Rulers', 'Scales', 'Properties'],
      abstract: 'How long is long?\nWe measure it "twice" & more.',
      corresponding: 'Ada Sow',
    });
    expect(contributions[0]?.people).toMatchObject([
      { name: 'Ada Sow', familyName: 'Sow', affiliation: 'University of Dakar, Senegal' },
      { name: 'Luca Neri', familyName: 'Neri', affiliation: 'University of Pisa' },
      { name: "Zoé N'Diaye", affiliation: 'University of Dakar' },
    ]);
    expect(contributions[1]).toMatchObject({ id: '302', track: 'Short papers' });
    expect(Object.fromEntries(outside)).toEqual({ Reject: ['303'] });
  });
});

describe('ConfTool', () => {
  it('joins papers, sessions, authors and users, with decisions, kinds, tracks and affiliations', async () => {
    const { contributions, sessions, presentations, outside, people } = await readAll(...samplesOf('conftool'));

    expect(contributions.map(({ id, kind, track = '', people: by }) => [id, kind, track, namesIn(by)])).toEqual([
      ['301', undefined, 'Full paper', ['Ada Sow', 'Luca Neri', "Zoé N'Diaye"]],
      ['302', undefined, 'Short paper', ['Tarek Ben Youssef', 'Ada Sow']],
      ['307', 'poster', '', ['Mei Lin']],
      ['401', 'keynote', '', ['Mei Lin']],
      ['308', undefined, 'Full paper', ['Luca Neri']],
    ]);
    expect(contributions[0]).toMatchObject({
      abstract: 'How long is long?\n\nWe measure it *twice*.',
      keywords: ['rulers', 'metrology'],
      topics: ['Rulers', 'Properties'],
      people: [
        { affiliation: 'University of Dakar, Senegal', orcid: '0000-0002-1825-0097', bio: 'Ada measures.' },
        { affiliation: 'University of Pisa' },
        { affiliation: 'University of Dakar, Senegal; University of Pisa' },
      ],
    });
    expect(sessions.filter(({ key }, at) => sessions.findIndex((each) => each.key === key) === at)).toMatchObject([
      { title: 'S01.03: Lengths', kind: 'oral', start: '10:00', end: '11:00', room: 'Blue Room' },
      { title: 'Keynote of the first day', kind: 'oral', start: '09:00' },
      { title: 'Coffee break', kind: 'break', room: '' },
    ]);
    expect(sessions.find(({ chairs }) => chairs.length > 0)).toMatchObject({
      chairs: ['Kofi Mensah'],
      abstract: 'How long things are.',
    });
    expect(
      presentations.flatMap(({ contribution, start, end }) => (start ? [[contribution, start, end]] : [])),
    ).toEqual([
      ['301', '10:00', '10:40'],
      ['302', '10:40', '11:00'],
    ]);
    expect(people.find(({ name }) => name === 'Luca Neri')).toMatchObject({ country: 'IT', bio: 'Luca weighs.' });
    expect(Object.fromEntries(outside)).toEqual({
      Rejected: ['303'],
      'nothing decided': ['305'],
      withdrawn: ['306'],
    });
  });

  it('keeps papers whose session has no time yet, and reports the session', async () => {
    const { contributions, presentations, problems } = await readAll(sampleExport('conftool/sessions.xml'));

    expect(contributions.map(({ id }) => id)).toEqual(['301', '302', '401', '308']);
    expect(presentations.map(({ contribution }) => contribution)).not.toContain('308');
    expect(problems).toMatchObject([{ at: 'sessions.xml, element 4, session_start' }]);
  });
});

describe('HotCRP', () => {
  it('reports what cannot be imported, by JSON pointer', async () => {
    const { contributions, problems, outside } = await readAll(sampleExport('hotcrp/data.json'));

    expect(contributions[0]).toMatchObject({ topics: ['Rulers', 'Properties'] });
    expect(contributions[0]?.people?.[0]).toMatchObject({ orcid: '0000-0002-1825-0097', country: 'SN' });
    expect(problems.map(({ at }) => at)).toEqual(['data.json#/1/authors/0/orcid', 'data.json#/4']);
    expect(Object.fromEntries(outside)).toEqual({ Rejected: ['303'], withdrawn: ['306'] });
  });
});

describe('OpenReview', () => {
  it('takes decisions from the chairs’ table and authors from the notes', async () => {
    const { contributions, outside } = await readAll(...samplesOf('openreview'));

    const [one, two] = [...contributions].sort((a, b) => Number(a.id) - Number(b.id));
    expect(one).toMatchObject({ id: '301', keywords: ['rulers', 'metrology'], topics: ['Rulers'] });
    expect(two).toMatchObject({ id: '302', abstract: 'Some scales say what one wishes to hear.' });
    expect(Object.fromEntries(outside)).toEqual({ Reject: ['303'], 'nothing decided': ['305'] });
  });
});
