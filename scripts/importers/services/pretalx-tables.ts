import type { ImportedPerson } from '../model';
import type { Json } from '../read/json';
import type { Table } from '../read/table';
import { languageIn } from '../values/language';
import { listIn, trimmed } from '../values/lists';
import { markdownOf } from '../values/markup';
import { asItem, peopleIn } from '../values/names';
import { durationIn, minutesBetween, startIn } from '../values/times';
import { sortedLinks } from './links';
import { joinedTexts, readProgram, type SourceEvent } from './schedule-events';
import { type Context, type DocumentFormat, NOTHING } from './service';
import { type Row, tableFormat } from './table-format';

const SESSION = {
  id: ['ID'],
  title: ['Proposal title'],
  state: ['Proposal state'],
  type: ['Session type'],
  track: ['Track'],
  tags: ['Tags'],
  abstract: ['Abstract'],
  description: ['Description'],
  language: ['Language'],
  duration: ['Duration'],
  speakers: ['Speaker names'],
  room: ['Room'],
  start: ['Start'],
  startDate: ['Start (date)'],
  startTime: ['Start (time)'],
  end: ['End'],
  endDate: ['End (date)'],
  endTime: ['End (time)'],
  resources: ['Resources'],
} as const;

type Field = keyof typeof SESSION;

const LEFT = {
  email: ['Email'],
  picture: ['Picture'],
  when: ['Created'],
  review: ['Notes', 'Internal notes', 'Median score', 'Average (mean) score'],
  service: [
    ...['Speaker IDs', 'Pending proposal state', 'Slot count', 'Session image', 'Proposal IDs', 'Proposal titles'],
    ...['Show this session in public list of featured sessions.', 'Don’t record this session.'],
  ],
};

/** What the page "Export" of organisers gives as CSV: sessions, and speakers. */
export const pretalxTables = [
  tableFormat<Field>({
    holds: 'sessions',
    fields: SESSION,
    needs: ['id', 'title'],
    left: LEFT,
    read: (rows, context) =>
      readProgram(
        rows.map((row) => sourceOf(row, context)),
        context,
      ),
  }),
  tableFormat<'id' | 'name' | 'bio'>({
    holds: 'speakers',
    fields: { id: ['ID'], name: ['Name'], bio: ['Biography'] },
    needs: ['id', 'name', 'bio'],
    left: LEFT,
    read: (rows) => ({
      people: rows.map((row) => ({
        name: asItem(row.text('name')),
        bio: markdownOf(row.lines('bio')),
        at: row.at('name'),
      })),
    }),
  }),
];

/** The same as JSON. */
export const pretalxExport: DocumentFormat = {
  holds: 'sessions or speakers',
  recognises: (document) =>
    document.items.some(
      ({ keys }) => keys.includes('ID') && keys.some((key) => /^(?:Proposal title|Biography)$/.test(key)),
    ),
  read: (document, context) => {
    const table = tableOf(document, context.language);
    const [reading] = pretalxTables.flatMap((format) => format.read(table, context) ?? []);
    return reading ?? NOTHING;
  },
};

/** Converts a list of objects to a table. Lists have a line for each item, as in CSV. */
function tableOf(document: Json, language: string): Table {
  const { items } = document;
  const header = [...new Set(items.flatMap(({ keys }) => keys))];
  const textOf = (json: Json): string =>
    json.text || json.first(language, ...json.keys).text || json.items.map(textOf).join('\n');
  return {
    name: document.at.replace(/#$/, ''),
    rows: [header, ...items.map((item) => header.map((key) => textOf(item.get(key))))],
    at: (row, column) => (items[row - 1] ?? document).get(header[column] ?? '').at,
  };
}

function sourceOf(row: Row<Field>, { zone }: Context): SourceEvent {
  const timeOf = (whole: Field, date: Field, time: Field) =>
    startIn(row.text(whole) || `${row.text(date)}T${row.text(time)}`, zone);
  const start = timeOf('start', 'startDate', 'startTime');
  const end = timeOf('end', 'endDate', 'endTime');
  return {
    id: row.text('id'),
    at: row.at('id'),
    title: row.text('title'),
    type: row.text('type'),
    is: 'contribution',
    start,
    minutes: start && end ? minutesBetween(start, end, zone) : durationIn(row.text('duration')),
    room: row.text('room'),
    people: peopleOf(row),
    abstract: joinedTexts([markdownOf(row.lines('abstract')), markdownOf(row.lines('description'))]),
    facts: {
      decision: row.text('state'),
      track: row.text('track'),
      tags: listIn(row.lines('tags')),
      language: languageIn(row.text('language')),
      ...sortedLinks(
        row
          .lines('resources')
          .split(/\n|, (?=https?:)/)
          .map((address) => ({ address, label: '' })),
      ),
    },
  };
}

/** Names are in lines or between commas, as one chooses for the export. */
function peopleOf(row: Row<Field>): readonly ImportedPerson[] {
  const [text, at] = [row.lines('speakers'), row.at('speakers')];
  return text.includes('\n') ? trimmed(text.split('\n')).map((name) => ({ name, at })) : peopleIn(text, at).people;
}
