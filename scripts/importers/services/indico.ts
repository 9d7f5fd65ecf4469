import type { ContributionFacts, ImportedPerson } from '../model';
import { listIn } from '../values/lists';
import { markdownOf, withoutTags } from '../values/markup';
import { peopleIn } from '../values/names';
import { paperIdIn } from '../values/paper-id';

import { durationIn, slotOf, startIn } from '../values/times';
import { groupTalks, type Talk } from './group-talks';
import { indicoEvents } from './indico-json';
import type { Context, Service } from './service';
import { isNamed } from './submissions';
import { type Row, tableFormat } from './table-format';

type Field =
  | 'id'
  | 'title'
  | 'description'
  | 'date'
  | 'duration'
  | 'type'
  | 'session'
  | 'track'
  | 'presenters'
  | 'presentersAt'
  | 'authors'
  | 'authorsAt'
  | 'coAuthors'
  | 'coAuthorsAt'
  | 'keywords';

/** Indico: the CSV or Excel list of contributions, and the JSON of its export API. */
export const indico: Service = {
  name: 'Indico',
  tables: [
    tableFormat<Field>({
      holds: 'contributions',
      fields: {
        id: ['Id'],
        title: ['Title'],
        description: ['Description'],
        date: ['Date'],
        duration: ['Duration'],
        type: ['Type'],
        session: ['Session'],
        track: ['Track'],
        presenters: ['Presenters'],
        presentersAt: ['Presenters (affiliation)'],
        authors: ['Authors'],
        authorsAt: ['Authors (affiliation)'],
        coAuthors: ['Co-Authors'],
        coAuthorsAt: ['Co-Authors (affiliation)'],
        keywords: ['Keywords'],
      },
      needs: ['id', 'title', 'presenters'],
      left: {
        email: ['Presenters (email)', 'Authors (email)', 'Co-Authors (email)'],
        place: ['Materials', 'Board number'],
        service: ['Program Code'],
      },
      read: (rows, context) => ({
        contributions: rows.flatMap((row) => paperOf(row, context)),
        ...groupTalks(rows.flatMap((row) => talkOf(row, context))),
      }),
    }),
  ],
  documents: [indicoEvents],
};

function paperOf(row: Row<Field>, { report }: Context): ContributionFacts[] {
  const id = paperIdIn(row.text('id'));
  const title = withoutTags(row.text('title'));
  if (!isNamed(id, title, row.at('id'), report)) return [];
  const authors = [...peopleOf(row, 'authors', 'authorsAt'), ...peopleOf(row, 'coAuthors', 'coAuthorsAt')];
  return [
    {
      id,
      at: row.at('id'),
      title,
      people: authors.length === 0 ? peopleOf(row, 'presenters', 'presentersAt') : authors,
      abstract: markdownOf(row.lines('description')),
      keywords: listIn(row.lines('keywords')),
      track: row.text('track'),
    },
  ];
}

/** Reads people from one column, and their affiliations from another if it has as many. */
function peopleOf(row: Row<Field>, names: Field, affiliations: Field): ImportedPerson[] {
  const { people } = peopleIn(row.text(names), row.at(names));
  const places = row.text(affiliations).split(';');
  return people.map((person, index) =>
    places.length === people.length ? { ...person, affiliation: places[index]?.trim() } : person,
  );
}

/** Reads when a contribution is presented; without a time it is in no session yet. */
function talkOf(row: Row<Field>, { zone, report }: Context): Talk[] {
  const [date, duration, session] = [row.text('date'), row.text('duration'), row.text('session')];
  if (date === '' && session === '') return [];
  const start = startIn(date, zone);
  const minutes = durationIn(duration);
  if (start !== undefined && minutes) {
    const contribution = paperIdIn(row.text('id'));
    return [
      {
        contribution,
        at: row.at('date'),
        title: session || row.text('type') || 'Talks',
        ...slotOf(start, minutes, zone),
      },
    ];
  }
  const message = `The time of the presentation cannot be read from "${date}" and "${duration}", and its session is left out.`;
  report({ at: row.at('date'), message, hint: 'The JSON export has complete times; or write the session by hand.' });
  return [];
}
