import { type Collection, type CollectionName, collections } from '../../../shared/model/collections';
import type { Column } from '../../content/columns/column';
import { shapeOf } from '../../content/columns/shapes';
import { type WrittenTable, writtenIn } from '../../content/columns/written-columns';
import { personKey } from '../../content/people/name-words';
import type { Site } from '../../content/survey';
import type { Entry } from '../../content/validate/validate';
import { ANY_LETTER, everyText, isName } from './every-text';

/** The columns of one file. */
export interface ColumnsOfFile {
  readonly collection: CollectionName;
  readonly entries: readonly Entry[];
  readonly columns: readonly Column[];
}

const known = new WeakMap<Site, readonly ColumnsOfFile[]>();

/** Lists the columns with words, in every file with a list of records. */
export function columnsOf(site: Site): readonly ColumnsOfFile[] {
  const found = known.get(site);
  if (found !== undefined) return found;
  const persons = personsIn(site);
  const made = site.files
    .filter(({ parsed }) => isWrittenAsList(collections[parsed.collection]))
    .flatMap(({ parsed: { collection }, schema, entries }) =>
      writtenIn(schema, entries).map((table) => withPersons(table, collection, persons)),
    );
  known.set(site, made);
  return made;
}

/** Lists everybody in a column of names. */
function personsIn(site: Site): ReadonlySet<string> {
  // Each name once, as some are in many cells.
  const names = new Set<string>();
  for (const { text } of everyText(site, ANY_LETTER, isName)) names.add(text);
  return new Set([...names].filter((name) => shapeOf(name) === 'capitalised').map(personKey));
}

const last = new WeakMap<WrittenTable, ColumnsOfFile>();

/** Returns the same object as before if the same people are named elsewhere, so that caches stay valid. */
function withPersons(table: WrittenTable, collection: CollectionName, persons: ReadonlySet<string>): ColumnsOfFile {
  const columns = table.columns.map(({ column, asNames }): Column => {
    const named = new Set<Entry>();
    for (const [entry, key] of asNames) if (persons.has(key)) named.add(entry);
    return { ...column, persons: named };
  });
  const before = last.get(table);
  if (before?.columns.every((column, at) => isSame(column.persons, columns[at]?.persons))) return before;
  const made = { collection, entries: table.entries, columns };
  last.set(table, made);
  return made;
}

const isSame = (one: ReadonlySet<Entry>, other: ReadonlySet<Entry> | undefined) =>
  one.size === other?.size && [...one].every((entry) => other.has(entry));

/** Returns whether people write records of a kind as a list, so that each shows what the others are like. */
const isWrittenAsList = ({ shape, writtenByCommand }: Collection) => shape === 'many' && writtenByCommand !== true;
