import type { Problem } from '../../read/problem';
import type { Table } from '../../read/table';
import { plainName } from '../reasons';
import { FIELDS, type Field, isField, type Named, namedColumn } from './vocabulary';

/** What `--map` says of one column; without a field it is not read. */
export interface Mapped extends Partial<Named> {
  readonly column: string;
}

/** Reads the values of `--map`: "Start time=start", "Remarks=". Returns a problem for each unknown field. */
export function mappedIn(values: readonly string[]): {
  readonly mapped: readonly Mapped[];
  readonly problems: readonly Problem[];
} {
  const read = values.map((value): Mapped | Problem => {
    const [, column = '', name = ''] = /^(.*?)\s*=\s*([^=]*?)\s*$/s.exec(value) ?? [];
    const named = isField(name) ? { field: name } : namedColumn(name);
    if (column !== '' && (name === '' || named)) return { column, ...named, rank: -1 };
    const message = column === '' ? 'It has no column and no sign "=".' : `There is no field "${name}".`;
    return {
      at: `--map "${value}"`,
      message,
      hint: `Write --map "Column=field"; the fields are: ${FIELDS.join(', ')}.`,
    };
  });
  return {
    mapped: read.flatMap((one) => ('message' in one ? [] : [one])),
    problems: read.flatMap((one) => ('message' in one ? [one] : [])),
  };
}

/** Lists the columns that `--map` names and no table has. */
export function unknownColumns(tables: readonly Table[], mapped: readonly Mapped[]): Problem[] {
  const headers = tables.flatMap(({ rows }) => rows.slice(0, MOST_ABOVE));
  return mapped.flatMap(({ column }) => {
    if (headers.some((row) => row.some((name) => isNamed(name, column)))) return [];
    const names = tables.flatMap((table) => table.rows[guessOf(table, [])?.headerRow ?? 0] ?? []);
    const hint = `The columns are: ${[...new Set(names.map((name) => name.trim()))].filter(Boolean).join(', ')}.`;
    return [{ at: `--map "${column}"`, message: `No table has a column "${column}".`, hint }];
  });
}

/** Tells whether `--map` names a column of a table, which is then no export of a service. */
export const isMapped = ({ rows }: Table, mapped: readonly Mapped[]): boolean =>
  mapped.length > 0 && rows.slice(0, MOST_ABOVE).some((row) => row.some((name) => mappedOf(name, mapped)));

const isNamed = (header: string, column: string) =>
  column === header.trim() || (plainName(column) !== '' && plainName(column) === plainName(header));

/** A column of a table, and what it holds. */
export interface Column extends Omit<Named, 'field' | 'rank'> {
  readonly index: number;
  /** Its name as the table has it. */
  readonly header: string;
  /** Undefined if the column is not read. */
  readonly field?: Field | undefined;
  readonly rank?: number | undefined;
}

/** What the rows of a table are. */
export type Holds = 'talks' | 'people' | 'rooms';

export interface Guess {
  readonly holds: Holds;
  readonly headerRow: number;
  readonly columns: readonly Column[];
}

/** The most rows above the header. */
const MOST_ABOVE = 10;

/** Fields of which several columns have each a part. */
const SEVERAL: ReadonlySet<Field> = new Set([
  ...(['people', 'given', 'family', 'name', 'affiliation', 'country', 'bio', 'orcid', 'pronouns', 'page'] as const),
  ...(['abstract', 'tags', 'keywords', 'topics', 'link', 'chairs', 'date', 'start', 'end'] as const),
]);

/** Finds the header of a table, and guesses what its columns hold; undefined if it has too few known names. */
export function guessOf(table: Table, mapped: readonly Mapped[]): Guess | undefined {
  const guesses = table.rows.slice(0, MOST_ABOVE).flatMap((row, headerRow): Guess[] => {
    const rows = table.rows.slice(headerRow + 1);
    const columns = columnsOf(row, rows, mapped);
    const holds = holdsOf(columns, rows);
    return holds === undefined ? [] : [{ holds: holds.holds, headerRow, columns: holds.columns }];
  });
  const size = ({ columns }: Guess) => columns.filter(({ field }) => field !== undefined).length;
  return guesses.reduce<Guess | undefined>(
    (best, guess) => (best === undefined || size(guess) > size(best) ? guess : best),
    undefined,
  );
}

/** Finds the row of `--map` for a column. */
export const mappedOf = (header: string, mapped: readonly Mapped[]): Mapped | undefined =>
  mapped.find(({ column }) => isNamed(header, column));

function columnsOf(header: readonly string[], rows: Table['rows'], mapped: readonly Mapped[]): readonly Column[] {
  const named = header.map((written, index): Column => {
    const name = written.replace(/\s+/g, ' ').trim();
    const own = mappedOf(name, mapped);
    if (own) {
      const number = namedColumn(name)?.number;
      const { column: _, ...what } = own;
      return { index, header: name, number, ...what };
    }
    const found = namedColumn(name) ?? (isLinks(name, rows, index) ? { field: 'link' as const } : undefined);
    // "Paper" and "Submission" name titles as well as numbers.
    const isTitle =
      found?.field === 'id' && rows.filter((row) => /\S \S/.test(row[index] ?? '')).length * 2 > rows.length;
    return { index, header: name, ...found, ...(isTitle && { field: 'title', rank: LAST }) };
  });
  // Of several columns for a field with one value, the one with the best name counts.
  return named.map((column) => {
    const { field, rank = 0, index, header: name } = column;
    if (field === undefined || SEVERAL.has(field)) return column;
    const better = named.find(
      (other) => other.field === field && ((other.rank ?? 0) < rank || (other.rank === rank && other.index < index)),
    );
    return better === undefined ? column : { index, header: name };
  });
}

/** The rank of a name that says less than all others. */
const LAST = 1000;

/** Names of columns whose addresses are not for visitors: pictures, which the data keeps as files, and rooms for online meetings. */
const NO_LINK = /image|photo|foto|picture|avatar|headshot|thumbnail|logo|zoom|teams|meet|webex|slack|mail/i;

const MEETING = /\/\/(?:[^/]*\.)?(?:zoom\.us|teams\.microsoft\.com|meet\.google\.com|webex\.com|slack\.com)\//i;

/** Tells whether all values of a column are addresses of pages. */
function isLinks(name: string, rows: Table['rows'], index: number): boolean {
  if (name === '' || NO_LINK.test(name)) return false;
  const values = rows.map((row) => (row[index] ?? '').trim()).filter(Boolean);
  return values.length > 0 && values.every((value) => /^https?:\/\/\S+$/i.test(value) && !MEETING.test(value));
}

/** The fewest letters of titles of talks on average; "Professor" is the title of a person. */
const SHORTEST_TITLES = 16;

/** Finds out what the rows are, and what the ambiguous names mean then: "name", "title". */
function holdsOf(
  columns: readonly Column[],
  rows: Table['rows'],
): { readonly holds: Holds; readonly columns: readonly Column[] } | undefined {
  const has = (...fields: readonly Field[]) =>
    columns.some(({ field }) => field !== undefined && fields.includes(field));
  const become = (from: Field, to: Field | undefined) =>
    columns.map(
      ({ field, rank, ...column }): Column =>
        field === from ? { ...column, field: to, rank } : { ...column, field, rank },
    );
  const isTimed = has('start', 'date', 'end', 'duration');
  const isPerson = has('name', 'given', 'family');
  const isOfTalks = isTimed || has('people', 'abstract', 'kind', 'session', 'track');
  if (has('title')) {
    const titles = columns.find(({ field }) => field === 'title')?.index ?? -1;
    const written = rows.map((row) => row[titles]?.trim() ?? '').filter(Boolean);
    const isJob = written.reduce((sum, { length }) => sum + length, 0) < SHORTEST_TITLES * written.length;
    if (isPerson && !isOfTalks && has('bio', 'affiliation', 'page') && isJob)
      return { holds: 'people', columns: become('title', undefined) };
    if (isOfTalks || has('id', 'room') || isPerson)
      return { holds: 'talks', columns: has('people', 'given', 'family') ? columns : become('name', 'people') };
    return undefined;
  }
  if (has('name') && (isTimed || has('people'))) return { holds: 'talks', columns: become('name', 'title') };
  if (has('session') && isTimed) return { holds: 'talks', columns };
  if (has('capacity', 'building', 'floor') && (has('room') || has('name')))
    return { holds: 'rooms', columns: has('room') ? columns : become('name', 'room') };
  if (has('people') && has('affiliation', 'bio') && !isTimed)
    return { holds: 'people', columns: become('people', 'name') };
  return isPerson && has('affiliation', 'bio', 'page', 'orcid', 'link') ? { holds: 'people', columns } : undefined;
}
