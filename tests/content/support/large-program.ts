import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { personName } from './big-conference';

const DAYS = 6;
const ROOMS = 60;
/** Sessions of a large conference start at any hour: the last goes on after midnight. */
const SLOTS = ['08:00', '10:00', '13:00', '15:00', '17:00', '22:30'] as const;
const ENDS = ['09:30', '11:30', '14:30', '16:30', '18:30', '00:30'] as const;
const PER_SESSION = 4;

const dayOf = (index: number) => `2024-05-${20 + index}`;

/**
 * Writes a program over a valid folder of data: online, six days, sixty rooms, every third paper presented a second time on
 * the next day, sessions that end after midnight.
 */
export function writeLargeProgram(dataDir: string, papers: number): void {
  const csv = (name: string, header: string, rows: readonly string[]) =>
    writeFileSync(join(dataDir, name), `${[header, ...rows].join('\n')}\n`);
  const again = Math.floor(papers / 3);
  const count = Math.ceil((papers + again) / PER_SESSION);
  const placeOf = (index: number) => {
    const perDay = Math.ceil(count / DAYS);
    const inDay = index % perDay;
    return {
      day: Math.floor(index / perDay),
      slot: inDay % SLOTS.length,
      room: (Math.floor(inDay / SLOTS.length) * 7 + (inDay % SLOTS.length)) % ROOMS,
    };
  };
  csv('rooms.csv', 'id,name,plenary', [
    'hall,Great Hall,yes',
    ...Array.from({ length: ROOMS }, (_, room) => `room-${room},Room ${room + 1},no`),
  ]);
  csv('session-kinds.csv', 'id,label,mark,for,papers,longest', [
    'gather,Virtual poster session,dashed,parallel,yes,180',
  ]);
  csv('sessions.csv', 'id,kind,date,start,end,room,title,specialSession,speaker,panel,link', [
    'panel,panel,2024-05-20,20:00,21:00,hall,Panel,,,future,',
    'keynote,keynote,2024-05-20,12:00,12:45,hall,Opening keynote,,1,,https://talks.example.org/keynote',
    ...Array.from({ length: count }, (_, index) => {
      const { day, slot, room } = placeOf(index);
      const kind = index % 5 === 0 ? 'gather' : 'oral';
      return `s${index},${kind},${dayOf(day)},${SLOTS[slot]},${ENDS[slot]},room-${room},Session ${index},,,,https://talks.example.org/${index}`;
    }),
  ]);
  csv(
    'papers.csv',
    'id,session,title,authors,mode',
    Array.from({ length: papers }, (_, index) => {
      const authors = [0, 1, 2].map((step) => personName(index * 3 + step)).join('; ');
      return `main.${index + 1},s${Math.floor(index / PER_SESSION)},On matter number ${index},${authors},online`;
    }),
  );
  csv(
    'presentations.csv',
    'paper,session,mode',
    Array.from(
      { length: again },
      (_, index) => `main.${index * 3 + 1},s${Math.floor((papers + index) / PER_SESSION)},in-person`,
    ),
  );
  const edit = (name: string, from: string, to: string) => {
    const file = join(dataDir, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };
  edit('conference.yaml', 'end: 2024-05-21', `end: ${dayOf(DAYS - 1)}`);
  edit('deadlines.csv', '2024-05-20,2024-05-21', `2024-05-20,${dayOf(DAYS - 1)}`);
}
