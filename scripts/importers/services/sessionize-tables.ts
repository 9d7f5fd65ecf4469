import { grouped } from '../../../shared/format/grouped';
import type { ImportedPerson } from '../model';
import { linkIn } from '../values/checked';
import { listIn } from '../values/lists';
import { markdownOf } from '../values/markup';
import { peopleIn, personOf } from '../values/names';
import { durationIn, type LocalStart, startIn } from '../values/times';
import { labelled, sortedLinks } from './links';
import { readProgram, type SourceEvent } from './schedule-events';
import type { Context } from './service';
import { categorised, factsOf, withTagLine } from './sessionize-json';
import { type Row, tableFormat } from './table-format';

const PERSON = {
  given: ['FirstName'],
  family: ['LastName'],
  tagLine: ['TagLine'],
  bio: ['Bio'],
  company: ['Company'],
  pronouns: ['Pronouns', 'Your pronouns'],
  Twitter: ['Twitter', 'X (Twitter)'],
  LinkedIn: ['LinkedIn'],
  Blog: ['Blog'],
  Website: ['Company Website', 'Website'],
} as const;

const LINKS = ['Twitter', 'LinkedIn', 'Blog', 'Website'] as const;

type PersonField = keyof typeof PERSON;

const SESSION = {
  id: ['Session Id'],
  title: ['Title'],
  description: ['Description'],
  speakers: ['Speakers'],
  type: ['Session format', 'Session type', 'Format'],
  level: ['Level', 'Session level'],
  track: ['Track'],
  language: ['Language'],
  tags: ['Tags', 'Topics'],
  room: ['Room'],
  scheduledAt: ['Scheduled At'],
  duration: ['Scheduled Duration'],
  live: ['Live Link', 'Live URL'],
  recording: ['Recording Link', 'Recording URL'],
  status: ['Status'],
} as const;

type SessionField = keyof typeof SESSION;

const LEFT = {
  email: ['Email', 'Owner Email'],
  same: ['Owner', 'Speaker Ids'],
  service: ['Speaker Id', 'Owner Informed', 'Owner Confirmed', 'Informed', 'Confirmed'],
  when: ['Date Submitted', 'Last Modified'],
  review: ['Owner Notes', 'Notes'],
  picture: ['Profile Picture'],
};

/** The tables of sessions, of which one has a row for each session and speaker ("flattened"), and of speakers. */
export const sessionizeTables = [
  tableFormat<SessionField | PersonField>({
    holds: 'sessions',
    fields: { ...SESSION, ...PERSON },
    needs: ['id', 'title', 'description'],
    left: LEFT,
    read: (rows, context) => {
      const sessions = [...grouped(rows, (row) => row.text('id')).values()];
      return readProgram(
        sessions.flatMap((same) => sourceOf(same, context)),
        context,
      );
    },
  }),
  tableFormat<PersonField | 'id'>({
    holds: 'speakers',
    fields: { ...PERSON, id: ['Speaker Id'] },
    needs: ['id', 'given', 'family'],
    left: LEFT,
    read: (rows, { report }) => ({ people: rows.map((row) => personIn(row, report)) }),
  }),
];

function sourceOf(same: readonly Row<SessionField | PersonField>[], context: Context): SourceEvent[] {
  const [row] = same;
  if (row === undefined) return [];
  const named = same.map((each) => personIn(each, context.report)).filter(({ name }) => name !== '');
  const items = (['type', 'level', 'track', 'language', 'tags'] as const).flatMap((field) =>
    listIn(row.lines(field)).map((name): [string, string] => [field, name]),
  );
  const categories = categorised(items);
  return [
    {
      id: row.text('id'),
      at: row.at('id'),
      title: row.text('title'),
      type: categories.type.join(', '),
      is: 'contribution',
      start: scheduledIn(row.text('scheduledAt')),
      minutes: durationIn(row.text('duration')),
      room: row.text('room'),
      people: named.length > 0 ? named : peopleIn(row.text('speakers'), row.at('speakers')).people,
      abstract: markdownOf(row.lines('description')),
      facts: {
        ...factsOf(categories),
        decision: row.text('status'),
        ...sortedLinks([
          { address: row.text('recording'), label: 'Recording', type: 'video' },
          { address: row.text('live'), label: 'Live' },
        ]),
      },
    },
  ];
}

function personIn(row: Row<PersonField>, report: Context['report']): ImportedPerson {
  const person = personOf(row.text('given'), row.text('family'), row.at('family'));
  return {
    ...withTagLine(person, row.text('tagLine'), markdownOf(row.lines('bio'))),
    affiliation: row.text('company'),
    pronouns: row.text('pronouns'),
    links: LINKS.flatMap((label) => {
      const address = linkIn(row.text(label), row.at(label), report);
      return address === undefined ? [] : [labelled(label, address)];
    }),
  };
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Reads "18 Jul 2025 09:00 AM", or the date of a workbook, whose hour is local. */
function scheduledIn(text: string): LocalStart | undefined {
  const [, day = '', name = '', year = '', hour = '', minute = '', half = ''] =
    /^(\d{1,2}) (\w{3})\w* (\d{4}),? (\d{1,2}):(\d\d) ?([AP]M)?$/i.exec(text) ?? [];
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  if (month === 0) return startIn(text.replace(/Z$/, ''), 'UTC');
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  const two = (number: number | string) => String(number).padStart(2, '0');
  return { date: `${year}-${two(month)}-${two(day)}`, time: `${two(hours)}:${minute}` };
}
