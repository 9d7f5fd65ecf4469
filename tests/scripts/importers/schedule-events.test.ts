import anyAscii from 'any-ascii';
import { describe, expect, it } from 'vitest';
import { planImport } from '../../../scripts/importers/plan-import';
import { temporaryFolder } from '../../content/support/temporary-folder';
import { fileOf, readAll } from './support/exports';

interface Written {
  readonly date?: string;
  readonly start?: string;
  readonly duration?: string;
  readonly title?: string;
  readonly type?: string;
  readonly person?: string;
  readonly more?: string;
}

let count = 0;

/** An event of a schedule.xml, by Ada Sow unless it says otherwise. */
function event({ date, start = '10:00', duration = '00:30', title, type = 'Talk', person = 'Ada Sow', more }: Written) {
  const id = ++count;
  const when = date === undefined ? '' : `<date>${date}</date>`;
  const persons = person === '' ? '' : `<person id="1">${person}</person>`;
  return `<event id="${id}">${when}<start>${start}</start><duration>${duration}</duration><room>Cellar</room><title>${title ?? `Talk ${id}`}</title><type>${type}</type>${more ?? ''}<persons>${persons}</persons></event>`;
}

/** Reads a schedule.xml of one day and room, for a conference in Tunis (UTC+1). */
async function schedule(events: readonly Written[], facts = '') {
  count = 0;
  const xml = `<?xml version="1.0"?><schedule><conference><title>Rulers</title>${facts}</conference><day date="2031-05-20" index="1"><room name="Cellar">${events.map(event).join('\n')}</room></day></schedule>`;
  const { presentations, problems, ...found } = await readAll(fileOf(xml, 'schedule.xml'));
  const hours = presentations.map(
    ({ contribution, date, start, end, endDate }) =>
      `${contribution} ${date} ${start}-${end}${endDate ? ` on ${endDate}` : ''}`,
  );
  return { ...found, hours, messages: problems.map(({ message }) => message) };
}

describe('the hours of a schedule', () => {
  it('are its start times where a wrong offset contradicts them, which is reported', async () => {
    const { hours, messages } = await schedule([
      { date: '2031-05-20T10:00:00+00:00' },
      { date: '2031-05-20T14:00:00-05:00', start: '14:00' },
      { date: '2031-05-20T22:15:00+00:00', start: '00:15' },
    ]);

    expect(hours).toEqual(['1 2031-05-20 10:00-10:30', '2 2031-05-20 14:00-14:30', '3 2031-05-21 00:15-00:45']);
    expect(new Set(messages)).toEqual(
      new Set(['"date" and "start" disagree in the time zone of the conference (Africa/Tunis): the start is used.']),
    );
  });

  it('are derived from the day where events have no date, as Pentabarf writes them, nights included', async () => {
    const { hours, messages } = await schedule(
      [{}, { start: '9:30' }, { start: '00:30' }],
      '<day_change>09:00:00</day_change>',
    );

    expect(hours.sort()).toEqual(['1 2031-05-20 10:00-10:30', '2 2031-05-20 09:30-10:00', '3 2031-05-21 00:30-01:00']);
    expect(messages).toEqual([]);
    expect((await schedule([{ start: '00:30' }])).hours).toEqual(['1 2031-05-20 00:30-01:00']);
  });

  it.each([
    ['hours and minutes, more than a day', ['25:30'], ['10:00-11:30 on 2031-05-21']],
    ['days, hours and minutes', ['00:30', '1:02:30'], ['10:00-10:30', '10:00-12:30 on 2031-05-21']],
    ['hours, minutes and seconds', ['00:45:00', '01:00:00'], ['10:00-10:45', '10:00-11:00']],
    ['hours that no day has', ['1:30:00'], ['10:00-11:30']],
  ])('end after a duration in %s', async (_what, durations, ends) => {
    const { hours } = await schedule(durations.map((duration) => ({ duration, person: 'Luca Neri' })));

    expect(hours.map((hour) => hour.slice(13))).toEqual(ends);
  });
});

describe('a talk of a schedule', () => {
  it('stays a talk when another overlaps it in its room, and the overlap is reported', async () => {
    const { contributions, messages } = await schedule([
      { duration: '02:00', more: '<abstract>Long.</abstract>' },
      { start: '10:30', person: 'Luca Neri' },
    ]);

    expect(contributions.map(({ title, abstract, people }) => [title, abstract, people?.[0]?.name])).toEqual([
      ['Talk 1', 'Long.', 'Ada Sow'],
      ['Talk 2', '', 'Luca Neri'],
    ]);
    expect(messages).toEqual(['"Talk 2" begins before "Talk 1" ends, in the same room (Cellar, 2031-05-20, 10:30).']);
  });

  it('belongs to the session that contains it', async () => {
    const { contributions, sessions, messages } = await schedule([
      { title: 'Room of measures', duration: '02:00', person: '' },
      { start: '10:30' },
    ]);

    expect(contributions.map(({ title }) => title)).toEqual(['Talk 2']);
    expect(sessions).toMatchObject([{ title: 'Room of measures', kind: 'oral', end: '12:00' }]);
    expect(messages).toEqual([]);
  });

  it('stays a talk without a person, with its abstract', async () => {
    const { contributions, sessions } = await schedule([
      { title: 'Welcome to the cellar', person: '', more: '<abstract>What is kept here.</abstract>' },
      { start: '11:00', title: 'Film: the metre', person: '' },
      {
        start: '12:00',
        title: 'Lunch break',
        person: '',
        more: '<abstract>In the &lt;b&gt;foyer&lt;/b&gt;.</abstract>',
      },
      { start: '13:00', title: 'Reception', person: '' },
      { start: '14:00', title: 'BoF of the cellarers', person: '' },
    ]);

    expect(contributions.map(({ title, abstract, people }) => [title, abstract, people])).toEqual([
      ['Welcome to the cellar', 'What is kept here.', []],
      ['Film: the metre', '', []],
      ['BoF of the cellarers', '', []],
    ]);
    expect(sessions.map(({ title, kind, note }) => [title, kind, note ?? ''])).toEqual(
      expect.arrayContaining([
        ['Lunch break', 'lunch', 'In the foyer.'],
        ['Reception', 'social', ''],
      ]),
    );
  });

  it('keeps types that are no usual kind as kinds of their own, but not the type of most talks', async () => {
    const found = await schedule([
      { type: 'devroom' },
      { start: '11:00', type: 'devroom' },
      { start: '12:00', type: 'devroom' },
      { start: '13:00', type: 'lightning_talk' },
      { start: '14:00', type: 'devroom' },
      { start: '15:00', type: 'general_assembly' },
      { start: '16:00', type: 'other' },
      { start: '17:00', type: 'film', person: '' },
    ]);

    expect(found.contributions.map(({ kind }) => kind)).toEqual([
      ...['talk', 'talk', 'talk', 'lightning', 'talk', 'General assembly', 'talk', 'Film'],
    ]);
    const options = { session: '', update: false, language: 'en', transliterate: anyAscii };
    const plans = planImport(temporaryFolder(), { ...found, presentations: [] }, options, () => {});
    const textOf = (file: string) => plans.find((plan) => plan.file === file)?.text;
    expect(textOf('session-kinds.csv')).toBe('id,label,papers\ngeneral-assembly,General assembly,yes\nfilm,Film,yes\n');
    expect(textOf('contributions.csv')).toContain('\n6,general-assembly,Talk 6,Ada Sow');
  });

  it('is a session of others only if these follow each other: a room for workshops has several at once', async () => {
    const whole = { start: '12:00', duration: '06:00', type: 'Workshop' };
    const [one, two] = [{ start: '12:30', duration: '02:00' }, { start: '13:00' }];
    const inParallel = await schedule([whole, one, two]);
    const inTurn = await schedule([whole, one, { start: '15:00' }]);

    expect([inParallel.sessions, inTurn.sessions].map(({ length }) => length)).toEqual([0, 1]);
    expect(inParallel.contributions.map(({ title }) => title)).toEqual(['Talk 1', 'Talk 2', 'Talk 3']);
  });

  it('is one session where a break is listed in each room', async () => {
    const breakIn = (room: string, id: number) =>
      `<room name="${room}"><event id="${id}"><start>10:00</start><duration>00:30</duration><room>${room}</room><title>Coffee</title></event></room>`;
    const rooms = ['Cellar', 'Attic', 'Cellar'].map(breakIn).join('');
    const found = await readAll(fileOf(`<schedule><conference/><day date="2031-05-20">${rooms}</day></schedule>`));
    const options = { session: '', update: false, language: 'en', transliterate: anyAscii };
    const plans = planImport(temporaryFolder(), found, options, () => {});

    expect(plans.find(({ file }) => file === 'sessions.csv')?.added.map(({ cells }) => cells.room)).toEqual([
      'attic; cellar',
    ]);
  });

  it('keeps the order of its rooms, which has the main hall first', async () => {
    const rooms = ['Main hall', 'Attic'].map(
      (room, id) =>
        `<room name="${room}"><event id="${id}"><start>10:00</start><duration>00:30</duration><room>${room}</room><title>${id ? 'Coffee' : 'On rulers'}</title><persons>${id ? '' : '<person>Ada Sow</person>'}</persons></event></room>`,
    );
    const found = await readAll(
      fileOf(`<schedule><conference/><day date="2031-05-20">${rooms.join('')}</day></schedule>`),
    );
    const options = { session: '', update: false, language: 'en', transliterate: anyAscii };
    const plans = planImport(temporaryFolder(), found, options, () => {});

    expect(plans.find(({ file }) => file === 'rooms.csv')?.added.map(({ called }) => called)).toEqual([
      'Main hall',
      'Attic',
    ]);
  });

  it('has its links imported, those of known kinds into their columns', async () => {
    const links = [
      ['Slides of the talk', 'https://files.example.org/rulers.pdf'],
      ['', 'https://github.com/example/rulers'],
      ['Video recording', 'https://video.example.org/1.webm'],
      ['Home page', 'rulers.example.org/home '],
      ['Code of conduct', 'https://rulers.example.org/conduct'],
      ['Live video', 'https://live.example.org/cellar'],
    ].map(([label, address]) => `<link href="${address}">${label}</link>`);
    const { contributions } = await schedule([
      { more: `<links>${links.join('')}</links>` },
      {
        start: '11:00',
        more: '<attachments><attachment type="paper" href="https://files.example.org/2">x</attachment></attachments>',
      },
    ]);

    expect(contributions.map(({ files }) => files)).toEqual([
      {
        slides: 'https://files.example.org/rulers.pdf',
        code: 'https://github.com/example/rulers',
        video: 'https://video.example.org/1.webm',
      },
      { pdf: 'https://files.example.org/2' },
    ]);
    expect(contributions[0]?.links).toEqual([
      'Home page https://rulers.example.org/home',
      'Code of conduct https://rulers.example.org/conduct',
      'Live video https://live.example.org/cellar',
    ]);
  });
});
