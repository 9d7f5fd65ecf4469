import type { ImportedPerson, Reading } from '../model';
import { listIn, trimmed } from '../values/lists';
import { markdownOf, withoutTags } from '../values/markup';
import { peopleIn } from '../values/names';
import { paperIdIn } from '../values/paper-id';
import { durationIn, startIn } from '../values/times';
import { kindOf, oncePerName } from './indico-contributions';
import { indicoDocuments } from './indico-json';
import { sortedLinks } from './links';
import { REASONS } from './reasons';
import { readProgram, type SourceEvent } from './schedule-events';
import { type Context, leftTogether, type Service } from './service';
import { type Row, tableFormat } from './table-format';

/** The columns of contributions and of abstracts. */
const FIELDS = {
  id: ['Id'],
  title: ['Title'],
  description: ['Description', 'Content'],
  date: ['Date'],
  duration: ['Duration'],
  type: ['Type', 'Accepted type'],
  session: ['Session'],
  track: ['Track', 'Accepted track'],
  state: ['State'],
  presenters: ['Presenters'],
  speakers: ['Presenters', 'Speakers'],
  speakersAt: ['Presenters (affiliation)', 'Speakers (affiliation)'],
  authors: ['Authors'],
  authorsAt: ['Authors (affiliation)'],
  coAuthors: ['Co-Authors'],
  coAuthorsAt: ['Co-Authors (affiliation)'],
  keywords: ['Keywords'],
  board: ['Board number'],
  materials: ['Materials'],
} as const;

type Field = keyof typeof FIELDS;

/** Indico: the CSV and Excel lists of contributions and abstracts, and its JSON. */
export const indico: Service = {
  name: 'Indico',
  tables: [
    tableFormat<Field>({
      holds: 'contributions',
      fields: FIELDS,
      needs: ['id', 'title', 'presenters'],
      left: { code: ['Program Code'] },
      read: tableOf,
    }),
    tableFormat<'id' | 'title' | 'description' | 'type' | 'code'>({
      holds: 'sessions',
      fields: { id: ['ID'], title: ['Title'], description: ['Description'], type: ['Type'], code: ['Code'] },
      needs: ['id', 'title', 'description', 'type', 'code'],
      read: (rows) => ({
        sessionAbstracts: new Map(
          rows.map((row) => [withoutTags(row.text('title')), markdownOf(withLines(row.lines('description')))]),
        ),
        left: leftTogether('the list of sessions', [
          ['ID', REASONS.service],
          ['Type', REASONS.service],
          ['Code', REASONS.code],
        ]),
      }),
    }),
    tableFormat<Field>({
      holds: 'abstracts',
      fields: FIELDS,
      needs: ['id', 'title', 'state'],
      left: {
        email: ['Submitter', 'Submitter (affiliation)'],
        review: ['Submitted for tracks', 'Submitted type'],
      },
      read: tableOf,
    }),
  ],
  documents: indicoDocuments,
};

/** The states of abstracts. The service writes them in the language of whoever exports. */
const STATES = /^(?:|submitted|withdrawn|accepted|rejected|merged|duplicate|invited|under review)$/i;

function sourceOf(row: Row<Field>, { zone, report }: Context): SourceEvent[] {
  const state = row.text('state');
  if (!STATES.test(state)) {
    const message = `The state "${state}" is not in English, and the abstract is left out.`;
    report({ at: row.at('state'), message, hint: 'Set the language of Indico to English, and export the list again.' });
    return [];
  }
  const authors = [...peopleOf(row, 'authors', 'authorsAt'), ...peopleOf(row, 'coAuthors', 'coAuthorsAt')];
  const [board, session] = [row.text('board'), row.text('session')];
  const materials = row.text('materials').split(/,\s*(?=https?:)/);
  const start = startIn(row.text('date'), zone);
  return [
    {
      id: paperIdIn(row.text('id')),
      at: row.at('id'),
      title: withoutTags(row.text('title')),
      type: kindOf(row.text('type'), board !== '', authors.length > 0),
      is: 'contribution',
      start,
      minutes: durationIn(row.text('duration')),
      room: '',
      session,
      people: oncePerName([...authors, ...peopleOf(row, 'speakers', 'speakersAt')]),
      abstract: markdownOf(withLines(row.lines('description'))),
      facts: {
        peopleApart: false,
        keywords: listIn(row.lines('keywords')),
        track: row.text('track'),
        board,
        sessions: start === undefined ? trimmed([session]) : [],
        decision: /invited/i.test(state) ? 'no decision' : state,
        ...sortedLinks(materials.map((address) => ({ address, label: decodeURI(address.replace(/^.*\//, '')) }))),
      },
    },
  ];
}

function tableOf(rows: readonly Row<Field>[], context: Context): Partial<Reading> {
  const sources = rows.flatMap((row) => sourceOf(row, context));
  return readProgram(sources, context, { kindOf: (kind) => kind, isNested: true });
}

/** Restores the line breaks of a text. The CSV of Indico has four spaces for each group of them. */
const withLines = (text: string) => (text.includes('\n') ? text : text.replace(/ {4}(?=\S)/g, '\n\n'));

/** Reads people from the column with their affiliations in brackets, or from two columns with as many items. */
function peopleOf(row: Row<Field>, names: Field, affiliations: Field): ImportedPerson[] {
  const { people } = peopleIn(row.text(names), row.at(names));
  const both = peopleIn(row.text(affiliations), row.at(names)).people;
  if (both.length === people.length && both.every(({ name }, index) => name === people[index]?.name)) return [...both];
  const places = row.text(affiliations).split(';');
  return people.map((person, index) =>
    places.length === people.length ? { ...person, affiliation: places[index]?.trim() } : person,
  );
}
