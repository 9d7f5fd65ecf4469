import { describe, expect, it } from 'vitest';
import { fileOf, readAll, sampleExport, samplesOf } from './support/exports';

const namesIn = (people: readonly { readonly name: string }[] = []) => people.map(({ name }) => name);

describe('a schedule', () => {
  it('of pretalx has talks with slots of their own, and each break as a session', async () => {
    const { contributions, sessions, presentations } = await readAll(sampleExport('pretalx/schedule.json'));

    expect(sessions.map(({ title, kind, start, end, room }) => [title, kind, start, end, room])).toEqual([
      ['Coffee break', 'break', '10:00', '10:30', 'Great Hall'],
    ]);
    expect(contributions.map(({ id, kind, language, track }) => [id, kind, language, track])).toEqual([
      ['KEYNTE', 'keynote', 'en', ''],
      ['LOSTMT', 'talk', 'en', 'Lengths'],
      ['RULERS', 'talk', 'fr', 'Lengths'],
      ['SCALES', 'talk', undefined, 'Lengths'],
      ['WRKSHP', 'workshop', 'en', 'Weights'],
    ]);
    expect(contributions[0]?.people?.[0]).toMatchObject({ name: 'Mei Lin', bio: 'Measures since 1990.' });
    expect(presentations.map(({ contribution, start, session }) => [contribution, start, session])).toEqual([
      ['KEYNTE', '09:00', undefined],
      ['LOSTMT', '16:30', undefined],
      ['RULERS', '10:30', undefined],
      ['SCALES', '10:50', undefined],
      ['RULERS', '14:00', undefined],
      ['WRKSHP', '14:30', undefined],
    ]);
  });

  it('of several services keeps talks of one number apart, and links that are only addresses', async () => {
    const talk = (title: string, start: string, id = 883) => ({
      links: [
        'https://rulers.example.org/',
        { url: 'https://metres.example.org/', title: 'Metres' },
        { url: '' },
        'Rulers of old',
      ],
      ...{ id, title, date: `2031-05-20T${start}:00+01:00`, start, duration: '01:00', room: 'Cellar' },
      persons: [{ public_name: 'Ada Sow' }],
    });
    const talks = [talk('Rulers', '09:00'), talk('Scales', '10:00'), talk('Rulers', '11:00'), talk('Scales', '12:00')];
    const days = [{ date: '2031-05-20', rooms: { Cellar: talks } }];
    const file = fileOf(
      JSON.stringify({ schedule: { base_url: 'https://talks.example.org/', conference: { days } } }),
      'schedule.json',
    );
    const { contributions, presentations, problems, listed } = await readAll(file);

    expect(contributions.map(({ id, title }) => [id, title])).toEqual([
      ['883', 'Rulers'],
      ['883-2', 'Scales'],
    ]);
    expect(contributions[0]?.links).toEqual(['https://rulers.example.org/', 'Metres https://metres.example.org/']);
    expect(presentations.map(({ contribution }) => contribution)).toEqual(['883', '883-2', '883', '883-2']);
    expect(listed.map(({ id }) => id)).toEqual(['883', '883-2', '883', '883-2']);
    expect(problems.map(({ message }) => message)).toContain(
      '"Scales" has the number 883 of "Rulers", and is imported as 883-2.',
    );
  });

  it('of pretalx is complete with the answers of the API beside it, or without it', async () => {
    const api = ['submissions', 'speakers', 'slots', 'rooms', 'lists'].map((name) =>
      sampleExport(`pretalx/${name}.json`),
    );
    const alone = await readAll(...api);
    const beside = await readAll(sampleExport('pretalx/schedule.json'), ...api);

    expect(alone.contributions).toMatchObject([
      {
        id: 'RULERS',
        kind: 'talk',
        people: [{ name: 'Ada Sow', bio: 'Ada measures.\n\nSince 1990.' }, { name: 'Luca Neri' }],
        abstract: 'How long is long?\n\nWe measure it **twice**.',
        track: 'Lengths',
        tags: ['rulers', 'metrology'],
        language: 'fr',
        files: { slides: 'https://files.example.org/rulers.pdf' },
        links: [],
      },
      { id: 'SCALES', track: 'Lengths', tags: ['metrology'], people: [{ bio: 'Weighs.' }] },
      { id: 'INCHES', kind: 'workshop', tags: ['rulers'] },
    ]);
    const slot = ['date', 'start', 'end', 'room'] as const;
    const placesIn = ({ presentations, sessions }: typeof alone) =>
      new Set([
        ...presentations.map((each) => [each.contribution, ...slot.map((key) => each[key])].join(' ')),
        ...sessions.map((each) => [each.title, each.kind, each.start, each.room].join(' ')),
      ]);
    expect(placesIn(alone)).toEqual(
      new Set([
        'RULERS 2024-05-21 10:30 10:50 Blue Room',
        'RULERS 2024-05-21 14:00 14:20 Blue Room',
        'SCALES 2024-05-21 10:50 11:10 Blue Room',
        'Lunch in the garden lunch 12:00 Great Hall',
      ]),
    );
    expect(alone.rooms.map(({ name, capacity }) => [name, capacity])).toEqual([
      ['Great Hall', '400'],
      ['Blue Room', '80'],
    ]);
    expect(Object.fromEntries(alone.outside)).toEqual({ rejected: ['SALES1'], canceled: ['YARDS1'] });
    expect([...alone.gone]).toEqual([['YARDS1', 'cancelled']]);

    expect(placesIn(beside)).toEqual(
      new Set([
        ...placesIn(alone),
        'KEYNTE 2024-05-21 09:00 10:00 Great Hall',
        'Coffee break break 10:00 Great Hall',
        'LOSTMT 2024-05-21 16:30 17:15 Great Hall',
        'WRKSHP 2024-05-21 14:30 16:00 Blue Room',
      ]),
    );
    expect(beside.contributions.find(({ id }) => id === 'RULERS')).toMatchObject({
      tags: ['rulers', 'metrology'],
      files: { slides: 'https://files.example.org/rulers.pdf' },
      people: [{ name: 'Ada Sow', bio: 'Ada measures.\n\nSince 1990.' }, { name: 'Luca Neri' }],
    });
  });

  it('of pretalx reports what its answers name only by number', async () => {
    const { left, contributions } = await readAll(sampleExport('pretalx/submissions.json'));

    expect(left.find(({ why }) => why.includes('only their ids'))?.what).toBe('slots, types, speakers, tracks, tags');
    expect(contributions[0]).toMatchObject({ id: 'RULERS', people: [], tags: [] });
  });

  it('of frab, where talks are called lectures, keeps speakers and abstracts', async () => {
    const { contributions, sessions } = await readAll(...samplesOf('frab'));

    const talks = contributions.slice(1, 4);
    expect(talks.map(({ id, title }) => [id, title])).toEqual([
      ['11', 'Rulers that bend: A warning'],
      ['12', 'The lost metre'],
      ['13', 'Who has the standard?'],
    ]);
    expect(talks.map(({ abstract }) => abstract)).toEqual([
      'Some rulers bend. We measured forty of them.',
      'A metre was lost in 1911.\n\nIt was found.',
      '',
    ]);
    expect(namesIn(talks[1]?.people)).toEqual(['Luca Neri', 'Zoé N’Diaye']);
    expect(sessions.map(({ title, kind, start, end }) => [title, kind, start, end])).toEqual([
      ['Coffee', 'break', '11:30', '12:00'],
      ['Scales under the roof', 'Meeting', '13:00', '14:30'],
    ]);
  });

  it('of Sessionize has kinds, levels, languages and tags by category, and talks without a slot', async () => {
    const found = await readAll(sampleExport('sessionize/all.json'));

    expect(found.sessions.map(({ title, kind, start, room }) => [title, kind, start, room])).toEqual([
      ['Registration', 'registration', '08:30', 'Great Hall'],
      ['Lunch break', 'lunch', '12:00', ''],
    ]);
    expect(found.contributions).toMatchObject([
      {
        id: '400001',
        kind: 'keynote',
        level: 'Advanced',
        language: 'en',
        abstract: 'A look back.\n\nAnd one ahead.',
        files: { video: 'https://video.example.org/why-measure', slides: 'https://files.example.org/why-measure.pdf' },
        links: ['Live https://live.example.org/hall'],
      },
      { id: '400002', kind: 'workshop', track: 'Weights', language: 'fr', tags: ['stones', 'scales', 'Hands on'] },
      { id: '400003', kind: 'Play' },
    ]);
    expect(found.contributions[0]?.people).toMatchObject([
      {
        name: 'Ada Sow',
        affiliation: 'Example Institute',
        pronouns: 'she/her',
        bio: 'Chief of lengths, Example Institute\n\nMeasures since 1990.',
        links: ['LinkedIn https://social.example.org/ada', 'Company Website https://institute.example.org'],
      },
      { name: 'Luca Neri' },
    ]);
    expect(found.presentations.map(({ contribution, start, end, room }) => [contribution, start, end, room])).toEqual([
      ['400001', '09:00', '10:00', 'Great Hall'],
      ['400002', '13:00', '15:00', 'Blue Room'],
    ]);
    expect(Object.fromEntries(found.outside)).toEqual({ Declined: ['400004'] });
  });

  it('of Sessionize is the same in its views, times in UTC included', async () => {
    const all = await readAll(sampleExport('sessionize/all.json'));
    const found = await readAll(sampleExport('sessionize/sessions.json'), sampleExport('sessionize/speakers.json'));
    const workshop = ({ contributions, presentations }: typeof all) => [
      contributions
        .filter(({ id }) => id === '400002')
        .map(({ kind, level, title, people }) => [kind, level, title, namesIn(people)]),
      presentations.filter(({ contribution }) => contribution === '400002').map(({ at, ...slot }) => slot),
    ];

    expect(workshop(found)).toEqual(workshop(all));
  });
});
