import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chanceOf, inventPeople, oneOf } from './invented-people';

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

interface Session {
  readonly id: string;
  readonly kind: string;
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly room?: string;
  readonly title: string;
  readonly number?: number;
  readonly speaker?: number;
  readonly chairs?: string | undefined;
  readonly mode?: string;
  readonly link?: string;
  readonly parent?: string;
}

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
function forAll(): Session[] {
  const room = roomOf(0);
  const daily = PAPER_DAYS.flatMap((date, index): Session[] => [
    { id: `lunch-${index}`, kind: 'lunch', date, start: '12:30', end: '14:00', title: 'Lunch' },
    {
      id: `keynote-${index}`,
      kind: 'keynote',
      date,
      start: '17:45',
      end: '18:45',
      room,
      title: `Keynote ${index + 1}`,
      speaker: index + 1,
      mode: 'hybrid',
      link: linkOf(`keynote-${index}`),
    },
  ]);
  return [
    { id: 'opening', kind: 'ceremony', date: DAYS[1] ?? '', start: '08:15', end: '08:50', room, title: 'Opening' },
    ...daily,
    {
      id: 'late',
      kind: 'posters',
      date: DAYS[3] ?? '',
      start: '14:00',
      end: '15:30',
      room,
      title: 'Late-breaking results',
    },
    { id: 'banquet', kind: 'social', date: DAYS[4] ?? '', start: '19:30', end: '23:00', title: 'Banquet' },
  ];
}

function tutorials(): Session[] {
  return Array.from({ length: 24 }, (_, index): Session => {
    const [start, end] = index % 2 ? ['14:00', '17:00'] : ['09:00', '12:00'];
    return {
      id: `tutorial-${index}`,
      kind: 'tutorial',
      date: DAYS[0] ?? '',
      start,
      end,
      room: roomOf(index + 1),
      title: `Tutorial ${index + 1}: ${THINGS[index % THINGS.length]} in three hours`,
    };
  });
}

/** Parallel sessions by day, and late ones online, which end after midnight. */
function paperSessions(chairs: readonly string[]): Session[] {
  const count = Math.ceil(PAPERS / PER_SESSION);
  const perDay = Math.ceil(count / PAPER_DAYS.length);
  const perSlot = Math.ceil(perDay / SLOTS.length);
  const oral = Array.from({ length: count }, (_, index): Session => {
    const slot = Math.floor((index % perDay) / perSlot);
    const [start, end] = SLOTS[slot] ?? SLOTS[0];
    return {
      id: `s${index + 1}`,
      kind: 'oral',
      number: index + 1,
      date: PAPER_DAYS[Math.floor(index / perDay)] ?? '',
      start,
      end,
      // Every slot has other rooms, so that a day uses nearly all of them.
      room: roomOf(1 + ((slot * perSlot + (index % perSlot)) % (ROOMS - 1))),
      title: `${ADJECTIVES[index % ADJECTIVES.length]} ${THINGS[index % THINGS.length]}`,
      chairs: chairs[index],
      mode: 'hybrid',
      link: linkOf(`s${index + 1}`),
    };
  });
  const onlineCount = Math.ceil(PAPERS / AGAIN / PER_ONLINE_SESSION / PAPER_DAYS.length) * PAPER_DAYS.length;
  const online = Array.from(
    { length: onlineCount },
    (_, index): Session => ({
      id: `gather-${index + 1}`,
      kind: 'gather',
      date: PAPER_DAYS[Math.floor((index * PAPER_DAYS.length) / onlineCount)] ?? '',
      start: '22:30',
      end: '00:30',
      title: `Online session ${index + 1}`,
      mode: 'online',
      link: linkOf(`gather-${index + 1}`),
    }),
  );
  return [...oral, ...online];
}

/** Three workshops in parallel, each with an invited talk of its own. */
function workshops(): Session[] {
  const date = DAYS[5] ?? '';
  return [1, 2, 3].flatMap((number): Session[] => {
    const room = roomOf(number);
    return [
      {
        id: `workshop-${number}`,
        kind: 'workshop',
        date,
        start: '09:00',
        end: '12:30',
        room,
        title: `Workshop on ${THINGS[number]}`,
      },
      {
        id: `invited-${number}`,
        kind: 'lecture',
        date,
        start: '09:30',
        end: '10:30',
        room,
        title: 'Invited talk',
        parent: `workshop-${number}`,
      },
    ];
  });
}

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
