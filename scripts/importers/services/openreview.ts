import type { ContributionFacts } from '../model';
import type { Json } from '../read/json';
import { trimmed } from '../values/lists';
import { asItem } from '../values/names';
import { keys, leftKeys } from './document-keys';
import { inMarkdown, inOneLine } from './one-line';
import { type Context, NOTHING, type Service } from './service';
import { isNamed, type PaperField, papersIn, USUAL_COLUMNS } from './submissions';
import { tableFormat } from './table-format';

/** OpenReview: the CSV of the chairs' console, and the notes of the API, versions 1 and 2. */
export const openReview: Service = {
  name: 'OpenReview',
  tables: [
    tableFormat<PaperField>({
      holds: 'paper status',
      fields: { ...USUAL_COLUMNS, id: ['number'] },
      needs: ['id', 'title'],
      absent: 'undefined',
      left: {
        service: ['forum', 'id', 'authorids', 'author ids', 'venueid', '_bibtex', 'paperhash'],
        file: ['pdf'],
      },
      read: (rows, context) => ({ contributions: papersIn(rows, context) }),
    }),
  ],
  documents: [
    {
      holds: 'notes',
      recognises: (document) => notesIn(document).some((note) => contentOf(note, 'title').value !== undefined),
      read: (document, context) => {
        const notes = notesIn(document);
        const from = document.at.replace(/#$/, '');
        return {
          ...NOTHING,
          contributions: notes.flatMap((note) => paperOf(note, context)),
          left: [
            ...leftKeys(from, notes, ['number', 'content'], { service: ['details', 'original'] }),
            ...leftKeys(
              `${from}, content`,
              notes.map((note) => note.get('content')),
              CONTENT_KEYS,
              { service: ['_bibtex'], file: ['pdf'], form: ['code_of_ethics'] },
            ),
          ],
        };
      },
    },
  ],
};

const CONTENT_KEYS = keys(`title authors abstract keywords primary_area subject_areas venue decision`);
/** Returns the notes of a response of the API, or of a plain list. */
const notesIn = (document: Json): Json[] => [...document.items, ...document.get('notes').items];

/** Returns a field of a note. Since version 2 the API wraps every field: `content.title.value`. */
function contentOf(note: Json, ...fields: readonly string[]): Json {
  const found = note.get('content').first(...fields);
  return found.keys.includes('value') ? found.get('value') : found;
}

function paperOf(note: Json, { report }: Context): ContributionFacts[] {
  const id = note.get('number').text;
  const text = (...fields: readonly string[]) => inOneLine(contentOf(note, ...fields), report);
  const title = text('title');
  if (!isNamed(id, title, note.at, report)) return [];
  const list = (...fields: readonly string[]) => {
    const value = contentOf(note, ...fields);
    return trimmed([...value.items.map(({ text: item }) => item), ...value.text.split(/[;,\n]/)]);
  };
  return [
    {
      id,
      at: note.at,
      title,
      people: contentOf(note, 'authors').items.map((name) => ({ name: asItem(inOneLine(name, report)), at: name.at })),
      peopleApart: true,
      abstract: inMarkdown(contentOf(note, 'abstract'), report),
      keywords: list('keywords'),
      topics: list('primary_area', 'subject_areas'),
      decision: text('decision', 'venue'),
    },
  ];
}
