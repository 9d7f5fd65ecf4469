import type { Problem } from '../../../tables/problem';
import type { Table } from '../../../tables/table';
import { plainName } from '../reasons';
import { FIELDS, type Field, isField, type Named, namedColumn } from './vocabulary';

/** What `--map` says of one column; without a field it is not read. */
export interface Mapped extends Partial<Named> {
  readonly column: string;
}

/** Reads the values of `--map`: "Start time=start", "Remarks=". Returns a problem for each unknown field or column. */
export function mappedIn(
  values: readonly string[],
  tables: readonly Table[],
): { readonly mapped: readonly Mapped[]; readonly problems: readonly Problem[] } {
  const mapped: Mapped[] = [];
  const problems: Problem[] = [];
  const report = (value: string, message: string, hint: string) =>
    problems.push({ at: `--map "${value}"`, message, hint });
  for (const value of values) {
    const [, column = '', name = ''] = /^(.*?)\s*=\s*([^=]*?)\s*$/s.exec(value) ?? [];
    const named = isField(name) ? { field: name } : namedColumn(name);
    const own = { column, ...named, rank: -1 };
    if (column === '' || (name !== '' && named === undefined)) {
      const message = column === '' ? 'It has no column and no sign "=".' : `There is no field "${name}".`;
      report(value, message, `Write --map "Column=field"; the fields are: ${FIELDS.join(', ')}.`);
    } else if (tables.some((table) => isMapped(table, [own]))) mapped.push(own);
    else {
      const names = tables.flatMap((table) => table.rows[guessOf(table, [])?.headerRow ?? 0] ?? []);
      const known = [...new Set(names.map((header) => header.trim()))].filter(Boolean).join(', ');
      report(column, `No table has a column "${column}".`, `The columns are: ${known}.`);
    }
  }
  return { mapped, problems };
}

/** Tells whether `--map` names a column of a table, which is then no export of a service. */
export const isMapped = ({ rows }: Table, mapped: readonly Mapped[]): boolean =>
  mapped.length > 0 && rows.slice(0, MOST_ABOVE).some((row) => row.some((name) => mappedOf(name, mapped)));

/** Finds what `--map` says of a column. */
export const mappedOf = (header: string, mapped: readonly Mapped[]): Mapped | undefined =>
  mapped.find(
    ({ column }) => column === header.trim() || (plainName(column) !== '' && plainName(column) === plainName(header)),
  );

/** A column of a table, and what it holds. */
export interface Column extends Partial<Omit<Named, 'field'>> {
  readonly index: number;
  /** Its name as the table has it. */
  readonly header: string;
  readonly field?: Field | undefined;
}

/** What the rows of a table are. */
export type Holds = 'talks' | 'people';

export interface Guess {
  readonly holds: Holds;
  readonly headerRow: number;
  /** All columns; those that are not read have no field. */
  readonly columns: readonly Column[];
}

/** The most rows above the header. */
const MOST_ABOVE = 10;

/** Finds the header of a table, and guesses what its columns hold; undefined if it has too few known names. */
export function guessOf(table: Table, mapped: readonly Mapped[]): Guess | undefined {
  const guesses = table.rows.slice(0, MOST_ABOVE).flatMap((row, headerRow): Guess[] => {
    const rows = table.rows.slice(headerRow + 1);
    const guess = meaningOf(columnsOf(row, rows, mapped), rows);
    return guess === undefined ? [] : [{ ...guess, headerRow }];
  });
  const size = ({ columns }: Guess) => columns.filter(({ field }) => field !== undefined).length;
  return guesses.toSorted((one, other) => size(other) - size(one))[0];
}

function columnsOf(header: readonly string[], rows: Table['rows'], mapped: readonly Mapped[]): readonly Column[] {
  return header.map((written, index): Column => {
    const name = written.replace(/\s+/g, ' ').trim();
    const values = rows.map((row) => (row[index] ?? '').trim()).filter(Boolean);
    const found = namedColumn(name) ?? (isLinks(name, values) ? { field: 'link' as const } : undefined);
    const own = mappedOf(name, mapped);
    if (own) return { index, header: name, number: namedColumn(name)?.number, ...own };
    // "Paper" and "Submission" name titles as well as numbers.
    const isTitle = found?.field === 'id' && values.filter((value) => /\S \S/.test(value)).length * 2 > values.length;
    return { index, header: name, ...found, ...(isTitle && { field: 'title' }) };
  });
}

/** Names of columns whose addresses are not for visitors: pictures, which the data keeps as files, and rooms for online meetings. */
const NO_LINK = /^$|image|photo|foto|picture|avatar|headshot|thumbnail|logo|zoom|teams|meet|webex|slack|mail/i;

/** An address that is not that of an online meeting. */
const PAGE =
  /^https?:\/\/(?!(?:[^/]*\.)?(?:zoom\.us|teams\.microsoft\.com|meet\.google\.com|webex\.com|slack\.com)\/)\S+$/i;

/** Tells whether all values of a column are addresses of pages. */
const isLinks = (name: string, values: readonly string[]): boolean =>
  !NO_LINK.test(name) && values.length > 0 && values.every((value) => PAGE.test(value));

/** The fewest letters of titles of talks on average; "Professor" is the title of a person. */
const SHORTEST_TITLES = 16;

/** Finds out what the rows are, and what the ambiguous names mean then: "name", "title". */
function meaningOf(columns: readonly Column[], rows: Table['rows']): Omit<Guess, 'headerRow'> | undefined {
  const has = (...fields: readonly Field[]) => columns.some(({ field }) => field && fields.includes(field));
  const guess = (holds: Holds, from?: Field, to?: Field) => ({
    holds,
    columns: columns.map((column): Column => (column.field === from && from ? { ...column, field: to } : column)),
  });
  const isTimed = has('start', 'date', 'end', 'duration');
  const isPerson = has('name', 'given', 'family');
  const isOfTalks = isTimed || has('people', 'abstract', 'kind', 'session', 'track');
  if (has('title')) {
    const title = columns.find(({ field }) => field === 'title')?.index ?? -1;
    const titles = rows.map((row) => row[title]?.trim() ?? '').filter(Boolean);
    const isJob = titles.join('').length < SHORTEST_TITLES * titles.length;
    if (isPerson && !isOfTalks && has('bio', 'affiliation', 'page') && isJob) return guess('people', 'title');
    if (!(isOfTalks || isPerson || has('id', 'room'))) return undefined;
    return has('people', 'given', 'family') ? guess('talks') : guess('talks', 'name', 'people');
  }
  if (has('name') && (isTimed || has('people'))) return guess('talks', 'name', 'title');
  if (has('session') && isTimed) return guess('talks');
  if (has('people') && has('affiliation', 'bio') && !isTimed) return guess('people', 'people', 'name');
  return isPerson && has('affiliation', 'bio', 'page', 'orcid', 'link') ? guess('people') : undefined;
}
