import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chanceOf, oneOf } from './chance';
import { inventPeople } from './invented-people';

const SEED = 20_311_117;
const PAPERS = 900;
const ROOMS = 60;
/** Tutorials on the first day, papers on the next four, workshops on the last. */
const DAYS = ['17', '18', '19', '20', '21', '22'].map((day) => `2031-11-${day}`);
const PAPER_DAYS = DAYS.slice(1, 5);
const SLOTS = [
  ['09:00', '10:30'],
  ['11:00', '12:30'],
  ['14:00', '15:30'],
  ['16:00', '17:30'],
] as const;
const PER_SESSION = 4;
/** A paper in so many is presented a second time, online, two days later or earlier. */
const AGAIN = 3;
const PER_ONLINE_SESSION = 6;

const ADJECTIVES = ['Robust', 'Patient', 'Sparse', 'Multilingual', 'Frugal', 'Calibrated', 'Unsupervised', 'Careful'];
const THINGS = ['retrieval', 'parsing', 'captioning', 'speech', 'reading', 'summaries', 'dialogue', 'annotation'];
const WAYS = ['with few labels', 'by analogy', 'under noise', 'for small languages', 'in the wild', 'without tears'];
const TRACKS = ['language', 'speech', 'vision', 'ethics'];

type Row = Readonly<Record<string, string | number | undefined>>;
type Place = readonly [date: string | undefined, start: string, end: string];

const session = (id: string, kind: string, [date, start, end]: Place, title: string, more: Row = {}): Row => ({
  id,
  kind,
  date,
  start,
  end,
  room: more.room,
  title,
  ...more,
});

const roomOf = (index: number) => `r${(index % ROOMS) + 1}`;
const linkOf = (id: string) => `https://live.cowi.example.org/${id}`;

/**
 * Writes a large conference into a folder: 900 papers in sixty rooms on six days, every third of them presented twice, online
 * too, with sessions across midnight and the names of people of many countries. All of it follows from a seed.
 */
export function writeLargeConference(dataDir: string): void {
  const chance = chanceOf(SEED);
  const people = inventPeople(PAPERS + 400, chance);
  const authors = people.slice(0, PAPERS);
  const committee = people.slice(PAPERS);
  const sessions = [...forAll(), ...tutorials(), ...paperSessions(committee.map(({ name }) => name)), ...workshops()];
  const oral = sessions.filter(({ kind }) => kind === 'oral');
  const online = sessions.filter(({ kind }) => kind === 'gather');
  const papers = authors.map(({ name }, index) => {
    const others = [oneOf(authors, chance), oneOf(authors, chance)].map((other) => other.name);
    return {
      id: `main.${index + 1}`,
      session: oral[Math.floor(index / PER_SESSION)]?.id,
      title: `${oneOf(ADJECTIVES, chance)} ${oneOf(THINGS, chance)} ${oneOf(WAYS, chance)}, part ${index + 1}`,
      authors: [...new Set([name, ...others])].join('; '),
      track: oneOf(TRACKS, chance),
      pages: `${index * 9 + 1}-${index * 9 + 9}`,
      keywords: `${oneOf(THINGS, chance)}; robustness`,
      abstract: index % 10 === 0 ? 'We ask whether it works, try it on three corpora, and say where it does not.' : '',
      award: index % 300 === 7 ? 'Best paper' : '',
      pdf: `https://papers.cowi.example.org/${index + 1}.pdf`,
    };
  });
  const again = papers.filter((_, index) => index % AGAIN === 0);
  const presentations = again.map(({ id }, index) => ({
    paper: id,
    // Half of the sessions further on is two days away.
    session: online[(Math.floor(index / PER_ONLINE_SESSION) + online.length / 2) % online.length]?.id,
    mode: 'online',
  }));

  mkdirSync(join(dataDir, 'pages'), { recursive: true });
  for (const [name, text] of Object.entries(TEXTS)) writeFileSync(join(dataDir, name), text);
  const tables: Readonly<Record<string, readonly object[]>> = {
    'rooms.csv': Array.from({ length: ROOMS }, (_, index) => ({
      id: roomOf(index),
      name: index === 0 ? 'Grand Hall' : `Room ${100 + index}`,
      plenary: index === 0 ? 'yes' : 'no',
    })),
    'sessions.csv': sessions,
    'papers.csv': papers,
    'presentations.csv': presentations,
    'tracks.csv': TRACKS.map((id) => ({ id, title: `${id.charAt(0).toUpperCase()}${id.slice(1)}`, card: 'yes' })),
    'deadlines.csv': TRACKS.map((track) => ({
      track,
      milestone: 'submission',
      label: 'Submission',
      date: '2031-05-15',
    })),
    'program-committee.csv': committee.map(({ name, country }, index) => ({
      name,
      affiliation: `University of ${oneOf(ADJECTIVES, chance)} ${index % 2 ? 'Studies' : 'Sciences'}`,
      country,
    })),
    'posters.csv': Array.from({ length: 40 }, (_, index) => ({
      id: `P${String(index + 1).padStart(2, '0')}`,
      title: `Late-breaking: ${oneOf(THINGS, chance)} ${oneOf(WAYS, chance)} (${index + 1})`,
      authors: committee[index]?.name,
      session: 'late',
      board: `B${index + 1}`,
    })),
  };
  for (const [name, rows] of Object.entries(tables)) writeFileSync(join(dataDir, name), csv(rows));
}

/** What everybody goes to: ceremonies, keynotes, breaks. */
function forAll(): Row[] {
  const room = roomOf(0);
  const daily = PAPER_DAYS.flatMap((date, index) => [
    session(`lunch-${index}`, 'lunch', [date, '12:30', '14:00'], 'Lunch'),
    session(`keynote-${index}`, 'keynote', [date, '17:45', '18:45'], `Keynote ${index + 1}`, {
      room,
      speaker: index + 1,
      mode: 'hybrid',
      link: linkOf(`keynote-${index}`),
    }),
  ]);
  return [
    session('opening', 'ceremony', [DAYS[1], '08:15', '08:50'], 'Opening', { room }),
    ...daily,
    session('late', 'posters', [DAYS[3], '14:00', '15:30'], 'Late-breaking results', { room }),
    session('banquet', 'social', [DAYS[4], '19:30', '23:00'], 'Banquet'),
  ];
}

const tutorials = (): Row[] =>
  Array.from({ length: 24 }, (_, index) => {
    const time = index % 2 ? (['14:00', '17:00'] as const) : (['09:00', '12:00'] as const);
    const title = `Tutorial ${index + 1}: ${THINGS[index % THINGS.length]} in three hours`;
    return session(`tutorial-${index}`, 'tutorial', [DAYS[0], ...time], title, { room: roomOf(index + 1) });
  });

/** Parallel sessions by day, and late ones online, which end after midnight. */
function paperSessions(chairs: readonly string[]): Row[] {
  const count = Math.ceil(PAPERS / PER_SESSION);
  const perDay = Math.ceil(count / PAPER_DAYS.length);
  const perSlot = Math.ceil(perDay / SLOTS.length);
  const oral = Array.from({ length: count }, (_, index) => {
    const slot = Math.floor((index % perDay) / perSlot);
    const time = SLOTS[slot] ?? SLOTS[0];
    const title = `${ADJECTIVES[index % ADJECTIVES.length]} ${THINGS[index % THINGS.length]}`;
    const id = `s${index + 1}`;
    return session(id, 'oral', [PAPER_DAYS[Math.floor(index / perDay)], ...time], title, {
      // Every slot has other rooms, so that a day uses nearly all of them.
      room: roomOf(1 + ((slot * perSlot + (index % perSlot)) % (ROOMS - 1))),
      number: index + 1,
      chairs: chairs[index],
      mode: 'hybrid',
      link: linkOf(id),
    });
  });
  const onlineCount = Math.ceil(PAPERS / AGAIN / PER_ONLINE_SESSION / PAPER_DAYS.length) * PAPER_DAYS.length;
  const online = Array.from({ length: onlineCount }, (_, index) => {
    const date = PAPER_DAYS[Math.floor((index * PAPER_DAYS.length) / onlineCount)];
    const id = `gather-${index + 1}`;
    const title = `Online session ${index + 1}`;
    return session(id, 'gather', [date, '22:30', '00:30'], title, { mode: 'online', link: linkOf(id) });
  });
  return [...oral, ...online];
}

/** Three workshops in parallel, each with an invited talk of its own. */
const workshops = (): Row[] =>
  [1, 2, 3].flatMap((number) => {
    const [room, id] = [roomOf(number), `workshop-${number}`];
    return [
      session(id, 'workshop', [DAYS[5], '09:00', '12:30'], `Workshop on ${THINGS[number]}`, { room }),
      session(`invited-${number}`, 'lecture', [DAYS[5], '09:30', '10:30'], 'Invited talk', { room, parent: id }),
    ];
  });

/** A table with a column for every field that a row has. */
function csv(rows: readonly object[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const quoted = (value: unknown) => {
    const text = String(value ?? '');
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const lines = rows.map((row) => columns.map((column) => quoted(Reflect.get(row, column))).join(','));
  return `${[columns.join(','), ...lines].join('\n')}\n`;
}

const speakers = ['Ruolan Shen', 'Hong Yu', 'Aoi Mori', 'Amara Okonkwo-Lind'].map(
  (name, index) => `- id: ${index + 1}
  name: ${name}
  affiliation: Institute of Careful Reading
  talk: What the ${THINGS[index]} of tomorrow will forget
  bio: [Reads slowly.]
`,
);

const TEXTS: Readonly<Record<string, string>> = {
  'conference.yaml': `name: Congress on Computing with Words and Images
acronym: COWI 2031
url: https://cowi.example.org
start: ${DAYS[0]}
end: ${DAYS[5]}
timeZone: Asia/Seoul
online: true
venue: { name: Haeorum Exhibition Centre, city: Busan, country: South Korea, countryCode: KR }
`,
  'session-kinds.csv': 'id,label,mark,for,papers,longest\ngather,Online session,dashed,parallel,yes,180\n',
  'speakers.yaml': speakers.join(''),
  'documents.csv': 'file,kind,title\nbooklet.pdf,booklet,Programme book\n',
  'accepted-warnings.yaml': ['papers.csv', 'posters.csv', 'program-committee.csv', 'sessions.csv']
    .map(
      (file) =>
        `- { code: similar-names, file: ${file}, reason: They are two people each; the names are common ones. }\n`,
    )
    .join(''),
  'pages/online.md': `---
title: Taking part online
menu: true
---

Every session of [the schedule](/schedule) has its link. Those that begin at 22:30 are for the other side of the world.

## What you need

1. A browser
2. Headphones
`,
};
