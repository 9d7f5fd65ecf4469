import { tally } from '../../../renderer/format/grouped';
import { type Collection, collections } from '../collections';
import { isRecord } from '../fields';
import { personKey } from '../people/name-words';
import type { SchemaNode } from '../schemas';
import type { Site } from '../survey';
import { ANY_LETTER, everyText } from '../texts/every-text';
import type { Entry } from '../validate/validate';
import { rawCell } from './exchange';
import { SHAPES, type Shape, shapeOf } from './shapes';

/** A value as it stands in its cell. */
export interface Cell {
  readonly text: string;
  readonly shape: Shape;
  /** The different words, in small letters. */
  readonly words: ReadonlySet<string>;
}

/** A column of a table, or a field of the records of a YAML file, with a cell for each record that has one. */
export interface Column {
  readonly name: string;
  readonly node: SchemaNode;
  readonly cells: ReadonlyMap<Entry, Cell>;
  readonly shapes: ReadonlyMap<Shape, number>;
  /** Word → in how many cells it stands. */
  readonly words: ReadonlyMap<string, number>;
  /** The records whose cell is the name of somebody who is named elsewhere, though the column is for something else. */
  readonly persons: ReadonlySet<Entry>;
  /** What the schema says of it, as if so many more cells were of that shape. */
  readonly prior: Partial<Readonly<Record<Shape, number>>>;
}

/** No name has more letters. */
const LONGEST_NAME = 60;

/** The columns of one file. */
export interface ColumnsOfFile {
  readonly entries: readonly Entry[];
  readonly columns: readonly Column[];
}

const known = new WeakMap<Site, readonly ColumnsOfFile[]>();

/** The columns in which words stand, of every file that holds a list of records. */
export function columnsOf(site: Site): readonly ColumnsOfFile[] {
  const found = known.get(site);
  if (found !== undefined) return found;
  const persons = personsIn(site);
  const made = site.files
    .filter(({ parsed }) => isWrittenAsList(collections[parsed.collection]))
    .flatMap(({ schema, entries }) => writtenIn(schema, entries))
    .map((table) => withPersons(table, persons));
  known.set(site, made);
  return made;
}

/** Everybody who is named in a column of names. */
function personsIn(site: Site): ReadonlySet<string> {
  // Each name once: those who write much are named in many cells.
  const names = new Set<string>();
  for (const { kind, text } of everyText(site, ANY_LETTER)) if (kind === 'name') names.add(text);
  return new Set([...names].filter((name) => shapeOf(name) === 'capitalised').map(personKey));
}

/** A column, whoever is named elsewhere. */
interface Written {
  readonly column: Omit<Column, 'persons'>;
  /** What its cells would be as names of people, where it is for something else. */
  readonly asNames: ReadonlyMap<Entry, string>;
}

interface WrittenTable {
  readonly entries: readonly Entry[];
  readonly columns: readonly Written[];
}

/** By the records of a file: who compiles again asks for those of the files that have not changed. */
const written = new WeakMap<readonly Entry[], readonly WrittenTable[]>();

function writtenIn(schema: SchemaNode, all: readonly Entry[]): readonly WrittenTable[] {
  const found = written.get(all);
  if (found !== undefined) return found;
  const made = [{ node: schema, entries: all }, ...listsOfPeople(schema, all)].map(({ node, entries }) => ({
    entries,
    columns: Object.entries(node.properties ?? {})
      .filter(([, each]) => holdsWords(each))
      .map(([name, each]) => columnOf(name, each, entries))
      .filter(({ column: { cells } }) => cells.size > 0),
  }));
  written.set(all, made);
  return made;
}

const last = new WeakMap<WrittenTable, ColumnsOfFile>();

/** The same object as the last time where the same people are named elsewhere, by which others know that nothing has changed. */
function withPersons(table: WrittenTable, persons: ReadonlySet<string>): ColumnsOfFile {
  const columns = table.columns.map(({ column, asNames }): Column => {
    const named = new Set<Entry>();
    for (const [entry, key] of asNames) if (persons.has(key)) named.add(entry);
    return { ...column, persons: named };
  });
  const before = last.get(table);
  if (before?.columns.every((column, at) => isSame(column.persons, columns[at]?.persons))) return before;
  const made = { entries: table.entries, columns };
  last.set(table, made);
  return made;
}

const isSame = (one: ReadonlySet<Entry>, other: ReadonlySet<Entry> | undefined) =>
  one.size === other?.size && [...one].every((entry) => other.has(entry));

interface List {
  readonly node: SchemaNode;
  readonly entries: readonly Entry[];
}

/** Lists of people within records, such as the speakers of panels: each is a table of its own, over all records. */
function listsOfPeople(schema: SchemaNode, entries: readonly Entry[]): List[] {
  return Object.entries(schema.properties ?? {}).flatMap(([field, { items }]): List[] => {
    if (!Object.values(items?.properties ?? {}).some(isOfPeople) || items === undefined) return [];
    const people = entries.flatMap(({ value, at }) => {
      const list = isRecord(value) ? value[field] : undefined;
      return Array.isArray(list)
        ? list.map((each: unknown, index): Entry => ({ value: each, at: (...path) => at(field, index, ...path) }))
        : [];
    });
    return [{ node: items, entries: people }];
  });
}

/** Whether people write records of a kind, one after the other, so that each shows what the others are like. */
const isWrittenAsList = ({ shape, writtenByCommand }: Collection) => shape === 'many' && writtenByCommand !== true;

/** Numbers, times, answers and addresses are held to their form by the schema alone. */
export function holdsWords({ type, format, enum: list, items, room }: SchemaNode): boolean {
  if (type === 'array') return items !== undefined && items.type === 'string' && holdsWords(items);
  return (
    type === 'string' && list === undefined && room === undefined && (format === undefined || format === 'country')
  );
}

function columnOf(name: string, node: SchemaNode, entries: readonly Entry[]): Written {
  const cells = new Map<Entry, Cell>();
  const asNames = new Map<Entry, string>();
  for (const entry of entries) {
    const text = textOf(entry, name);
    if (text === undefined) continue;
    cells.set(entry, { text, shape: shapeOf(text), words: wordsOf(text) });
    if (!isOfPeople(node) && text.length < LONGEST_NAME) asNames.set(entry, personKey(text));
  }
  const all = [...cells.values()];
  const shapes = tally(all, ({ shape }) => shape);
  const words = tally(
    all.flatMap((cell) => [...cell.words]),
    (word) => word,
  );
  return { column: { name, node, cells, shapes, words, prior: priorOf(name, node) }, asNames };
}

/** Whether a column holds names of people. */
export const isOfPeople = ({ person, items }: SchemaNode): boolean => (person ?? items?.person) !== undefined;

function textOf({ value }: Entry, name: string): string | undefined {
  const found = isRecord(value) ? value[name] : undefined;
  const text = typeof found === 'object' || typeof found === 'string' ? rawCell(found) : undefined;
  return text === '' ? undefined : text;
}

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .slice(0, 300)
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? [],
  );

/** What columns of a kind hold: of a person a name, of a country its name, of an affiliation an institution. */
export function priorOf(name: string, { person, format, pattern, items }: SchemaNode): Column['prior'] {
  if (person !== undefined) return { capitalised: 6 };
  if (items?.person !== undefined) return { capitalised: 3, names: 3 };
  if (format === 'country') return { country: 6 };
  if (pattern !== undefined) return { id: 4, word: 2, amount: 2 };
  return PRIORS[name] ?? {};
}

const PRIORS: Readonly<Record<string, Column['prior']>> = {
  affiliation: { institution: 4, capitalised: 1, words: 1 },
  affiliation2: { institution: 2, capitalised: 1, words: 1 },
  title: { words: 4, capitalised: 1, word: 1 },
  abstract: { paragraph: 4, sentence: 2 },
  content: { sentence: 4, paragraph: 2, words: 1 },
  note: { sentence: 2, words: 2 },
  talk: { words: 4, capitalised: 1, word: 1, sentence: 1.5 },
  theme: { word: 3, words: 2, capitalised: 1 },
  label: { words: 3, capitalised: 2, word: 2 },
};

/** Natural logarithm of how likely a shape is in a column, `without` so many cells of it that are not to count. */
export const likelihood = ({ shapes, cells, prior }: Column, shape: Shape, without = 0): number =>
  likelihoodOf(prior, shape, (shapes.get(shape) ?? 0) - without, cells.size - without);

/** The same, as far as the schema says it. */
export const likelihoodByPrior = (prior: Column['prior'], shape: Shape): number => likelihoodOf(prior, shape, 0, 0);

/** With a part of a cell for what has never been seen. */
const LEAST = 0.25;

function likelihoodOf(prior: Column['prior'], shape: Shape, seen: number, all: number): number {
  const expected = Object.values(prior).reduce((sum, each) => sum + each, 0);
  return Math.log(Math.max(0, seen) + (prior[shape] ?? 0) + LEAST) - Math.log(all + expected + LEAST * SHAPES);
}
