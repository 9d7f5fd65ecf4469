import { grouped } from '../../../../renderer/format/grouped';
import { defineCheck } from '../../check';
import { collections } from '../../collections';
import { isRecord } from '../../fields';
import { type Diagnostic, warning } from '../../report/diagnostics';
import type { SurveyedFile } from '../../survey';
import type { Entry } from '../../validate/validate';

/** Columns that all rows have, or none: what is left out of one row was forgotten. Pictures, links to files and remarks may be missing. */
const COLUMNS = [
  ...[
    'abstract',
    'keywords',
    'topics',
    'track',
    'session',
    'board',
    'pages',
    'doi',
    'start',
    'chairs',
    'link',
    'specialSession',
  ],
  ...['affiliation', 'country', 'content', 'theme', 'level', 'unit'],
];
/** The number of rows that show that a column is filled. */
const FEWEST = 7;
/** The number of rows among which one may be forgotten; among twice as many two, and so on. */
const PER_SLIP = 60;
/** A program may have talks of nobody, such as films: then they are more than one in so many. */
const NAMED = { fewest: 2, perSlip: 10 };
/** Rows of one table that are of several sorts say which in this column. */
const SORT = 'kind';

/** A column that is filled in every other row is filled in this one, too; what rows of another sort leave out is no custom. */
export const cellLeftEmpty = defineCheck(['sessions'], ({ sessions }, { files }) => {
  const kinds = new Map(sessions.map(({ value: { id, kind } }) => [id, kind]));
  const sortOf = ({ value }: Entry): string => {
    if (!isRecord(value)) return '';
    const inSession = typeof value.session === 'string' ? kinds.get(value.session) : undefined;
    return String(value[SORT] ?? inSession ?? '');
  };
  return files
    .filter(({ parsed: { collection } }) => collections[collection].format === 'csv')
    .flatMap((file) => [
      ...[...grouped(file.entries, sortOf).values()].flatMap((rows) => leftEmpty(file, rows)),
      ...(file.parsed.collection === 'papers' ? leftEmpty(file, file.entries, ['authors'], NAMED) : []),
      // Without a session nobody knows of which sort a poster is; papers may have theirs in presentations.csv.
      ...(file.parsed.collection === 'posters' ? leftEmpty(file, file.entries, ['session']) : []),
    ]);
});

function leftEmpty(
  { schema }: SurveyedFile,
  rows: readonly Entry[],
  columns = COLUMNS,
  { fewest, perSlip } = { fewest: FEWEST, perSlip: PER_SLIP },
): Diagnostic[] {
  if (rows.length < fewest) return [];
  return columns
    .filter((column) => schema.properties[column] !== undefined)
    .flatMap((column): Diagnostic[] => {
      const empty = rows.filter(({ value }) => isRecord(value) && isEmpty(value[column]) && isPlain(value, column));
      if (empty.length === 0 || empty.length > Math.max(1, rows.length / perSlip)) return [];
      return empty.map(({ at }) =>
        warning(
          'cell-left-empty',
          at(column),
          `This row says nothing as ${column}, and ${rows.length - empty.length} others of its sort do.`,
          { hint: 'Fill the cell in: it may have been forgotten when the row was copied.' },
        ),
      );
    });
}

const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** A paper that presentations.csv schedules, and a session that is cancelled or within another, need less. */
const isPlain = (value: Readonly<Record<string, unknown>>, column: string) =>
  value.status !== 'cancelled' && value.parent === undefined && (column !== 'start' || !isEmpty(value.session));
