import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compile } from './support/compile';
import { flatten, layOut } from './support/fixture';

const HEADER = 'id,number,kind,date,start,end,room,title,specialSession,speaker,panel,chairs,link,parent,status';

/** Sessions that every case has: the papers, the speaker and the panel of the base are in them. */
const BASE = [
  'oral-1,1,oral,2024-05-20,11:00,12:30,hall,Measuring I,measuring,,,,,,',
  'oral-2,2,oral,2024-05-20,11:00,12:30,cellar,Weighing,,,,,,,',
  'panel,,panel,2024-05-21,11:00,12:00,hall,Panel,,,future,,,,',
];

interface Case {
  readonly sessions: readonly string[];
  readonly files?: Readonly<Record<string, string>>;
  readonly zone?: string;
}

/** What the compiler says of the base with other sessions, and the content that it makes of it. */
async function program({ sessions, files = {}, zone }: Case) {
  const folders = layOut();
  const write = (name: string, text: string) => writeFileSync(join(folders.dataDir, name), text);
  write('sessions.csv', `${[HEADER, ...BASE, ...sessions].join('\n')}\n`);
  for (const [name, text] of Object.entries(files)) write(name, text);
  const conference = join(folders.dataDir, 'conference.yaml');
  if (zone) writeFileSync(conference, readFileSync(conference, 'utf8').replace('Africa/Tunis', zone));
  const { content, diagnostics } = await compile(folders);
  return { content, problems: diagnostics.map(flatten).map(({ code, file, line }) => `${code} ${file}:${line}`) };
}

/** What else a careful colleague would say of such programs. */
const ASIDE = /^(?:keynote-without-speaker|number-order|oral-without-room) /;

describe('a program', () => {
  it.each<readonly [string, Case, readonly string[]]>([
    [
      'may go on after midnight, until 24:00 or later',
      {
        sessions: [
          'ball,,social,2024-05-20,22:00,01:30,hall,Ball,,,,,,,',
          'stars,,social,2024-05-20,22:00,24:00,cellar,Stars,,,,,,,',
        ],
      },
      [],
    ],
    [
      'has its rooms to itself across midnight',
      {
        sessions: [
          'ball,,social,2024-05-20,22:00,01:30,hall,Ball,,,,,,,',
          'early,,social,2024-05-21,01:00,02:00,hall,Early,,,,,,,',
        ],
      },
      ['room-overlap sessions.csv:6'],
    ],
    [
      'has nobody in two places across midnight',
      {
        sessions: [
          'ball,,social,2024-05-20,22:00,01:30,hall,Ball,,,,Nour Haddad,,,',
          'early,,social,2024-05-21,01:00,02:00,cellar,Early,,,,Nour Haddad,,,',
        ],
      },
      ['person-double-booked sessions.csv:6'],
    ],
    [
      'may use several rooms, each of which it has to itself',
      { sessions: ['fair,,social,2024-05-20,12:00,13:00,cellar; hall,Fair,,,,,,,'] },
      ['room-overlap sessions.csv:5', 'room-overlap sessions.csv:5'],
    ],
    [
      'names the one of several rooms that there is not',
      { sessions: ['fair,,social,2024-05-20,14:00,15:00,cellar; attic,Fair,,,,,,,'] },
      ['unknown-reference sessions.csv:5'],
    ],
    [
      'lets a part use the room and the people of the session around it, and no other',
      {
        sessions: [
          'shop,,workshop,2024-05-20,14:00,18:00,hall,Workshop,,,,Nour Haddad,,,',
          'part,,lecture,2024-05-20,14:00,15:00,hall,Talk,,,,Nour Haddad,,shop,',
          'other,,demo,2024-05-20,17:00,18:00,hall,Demo,,,,,,,',
        ],
      },
      ['room-overlap sessions.csv:7'],
    ],
    [
      'holds nothing against what is cancelled',
      { sessions: ['gone,,keynote,2024-05-20,11:00,12:00,hall,Keynote,,1,,Nour Haddad,,,cancelled'] },
      [],
    ],
    [
      'has kinds of its own, held to their own length',
      {
        sessions: [
          'hack,,hackathon,2024-05-20,13:00,23:00,,Hackathon,,,,,,,',
          'quiz,,quiz,2024-05-20,20:00,21:00,,Quiz,,,,,,,',
          'typo,,hackaton,2024-05-20,20:00,21:00,,Typo,,,,,,,',
        ],
        files: { 'session-kinds.csv': 'id,label,for,longest\nhackathon,Hackathon,beside,300\nquiz,Quiz,,\n' },
      },
      ['absurd-length sessions.csv:5', 'not-in-list sessions.csv:7'],
    ],
    [
      'presents a paper more than once, and its author in one place at a time',
      {
        sessions: [
          'oral-3,3,oral,2024-05-21,14:00,15:00,hall,Again,,,,,,,',
          'oral-4,4,oral,2024-05-20,11:00,12:30,,At once,,,,,,,',
        ],
        files: { 'presentations.csv': 'paper,session,mode\n101,oral-3,online\n102,oral-4,\n' },
      },
      ['person-double-booked presentations.csv:3'],
    ],
  ])('%s', async (_name, given, expected) => {
    const { problems } = await program(given);
    expect(problems.filter((each) => !ASIDE.test(each))).toEqual(expected);
  });

  it('is as long as the clocks say in the night in which they change', async () => {
    const paris = { name: 'Europe/Paris', date: '2024-10-27' };
    const folders = { sessions: [`night,,lecture,${paris.date},00:30,03:00,,Night,,,,,,,`], zone: paris.name };

    // Half past midnight to three o'clock is three hours and a half: the hour from two to three comes twice.
    expect((await program(folders)).problems).toContain('absurd-length sessions.csv:5');
  });
});
