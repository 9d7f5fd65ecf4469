import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const baseData = fileURLToPath(new URL('../fixtures/base', import.meta.url));

/** How large the conference is. */
export interface Size {
  readonly papers: number;
  readonly sessions: number;
  readonly people: number;
  readonly topics: number;
}

export const BIG: Size = { papers: 5000, sessions: 600, people: 1000, topics: 60 };

const CONSONANTS = ['b', 'd', 'f', 'g', 'k', 'l', 'm', 'n', 'r', 's', 't', 'v', 'z'];
const VOWELS = ['a', 'e', 'i', 'o', 'u'];

/** A word of its own for every number, no two a letter apart: each syllable says one digit, and a last one their sum. */
function word(number: number, syllables: number): string {
  const base = 13;
  const digits = Array.from({ length: syllables }, (_, place) => Math.floor(number / base ** place) % base);
  const sum = digits.reduce((total, digit, place) => total + (place + 1) * digit, 0) % base;
  const text = [...digits, sum].map((digit, place) => `${CONSONANTS[digit]}${VOWELS[(digit + place) % 5]}`).join('');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A name of its own for every number, no two a letter apart. */
const personName = (number: number) => `${word(number, 3)} ${word(number * 7 + 11, 4)}`;

/** Writes a valid conference of any size into a folder, always the same; `scale` multiplies the rows. */
export function writeBigConference(dataDir: string, size: Size = BIG): void {
  mkdirSync(dataDir, { recursive: true });
  cpSync(baseData, dataDir, { recursive: true });
  const csv = (name: string, header: string, rows: readonly string[]) =>
    writeFileSync(join(dataDir, name), `${[header, ...rows].join('\n')}\n`);
  const perDay = 100;
  const days = Math.ceil(size.sessions / perDay);
  const dayOf = (number: number) =>
    new Date(Date.UTC(2024, 4, 20) + Math.floor(number / perDay) * 86_400_000).toISOString().slice(0, 10);
  const sessions = Array.from({ length: size.sessions }, (_, index) => {
    const slot = Math.floor((index % perDay) / 20);
    const start = 8 + slot * 2;
    const clock = (hour: number, minute: string) => `${String(hour).padStart(2, '0')}:${minute}`;
    const room = `room-${(index % perDay) % 20}`;
    return `s${index},${index + 1},oral,${dayOf(index)},${clock(start, '00')},${clock(start + 1, '50')},${room},Session ${word(index, 4)},,,,${personName((index + 160) % Math.min(200, size.people))},,`;
  });
  const fixed = ['panel,,panel,2024-05-20,18:30,19:30,hall,Panel,,,future,,,'];
  csv('sessions.csv', 'id,number,kind,date,start,end,room,title,specialSession,speaker,panel,chairs,mode,note', [
    ...sessions,
    ...fixed,
  ]);
  csv('rooms.csv', 'id,name,plenary', [
    'hall,Great Hall,yes',
    ...Array.from({ length: 20 }, (_, index) => `room-${index},Room ${index},no`),
  ]);
  csv(
    'papers.csv',
    'id,session,title,authors,mode,note',
    Array.from({ length: size.papers }, (_, index) => {
      const authors = [0, 5, 11].map((step) => personName((index + step * 17) % size.people));
      return `${index + 1},s${index % size.sessions},"On ${word(index, 5)}, and what follows from it in the ${word(index % 97, 3)} model",${authors.join('; ')},,`;
    }),
  );
  csv(
    'program-committee.csv',
    'name,affiliation,country',
    Array.from(
      { length: size.people },
      (_, index) => `${personName(index)},University of ${word(index % 50, 3)},Tunisia`,
    ),
  );
  csv(
    'topics.csv',
    'id,title,image,content',
    Array.from(
      { length: size.topics },
      (_, index) => `${index + 1},Topic ${word(index, 3)},/images/icons/document.svg,What it is about.`,
    ),
  );
  const last = dayOf(size.sessions - 1);
  const conference = `name: Big Conference
acronym: BIG 2024
edition: Third edition
brand: BIG
description: A conference with very much of everything.
url: https://big.example.org
language: en
start: 2024-05-20
end: ${last}
timeZone: Africa/Tunis
utcOffset: "+01:00"
timeZoneLabel: GMT+1
countdownTarget: 2024-05-20T08:00
venue: { name: House of Culture, city: Sfax, country: Tunisia, countryCode: TN, address: "1 Harbour Road, Sfax" }
organizer:
  name: Society of Careful Testers
  url: https://testers.example.org
  logo: /images/brand/logo.svg
  logoDark: /images/brand/logo-dark.svg
links:
  - { id: submission, label: Submission service, url: https://submit.example.org/scct }
features: { newsBanner: true, join: true, countdown: false }
`;
  writeFileSync(join(dataDir, 'conference.yaml'), conference);
  // The days of the base are fewer: without them, the home page says those of conference.yaml.
  const home = join(dataDir, 'home.yaml');
  writeFileSync(home, readFileSync(home, 'utf8').replace(/^ {2}dates: .*\n/m, ''));
  csv('deadlines.csv', 'track,milestone,label,date,endDate,superseded', [
    'regular,submission,Submission,2024-01-15,,',
    ...(days > 0 ? [`regular,conference,Conference,2024-05-20,${last},`] : []),
  ]);
}
