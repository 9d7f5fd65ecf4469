import { tally } from '../../../shared/format/grouped';
import type { SchemaNode } from '../../../shared/model/schema';
import { isRecord } from '../fields';
import { personKey } from '../people/name-words';
import type { Entry } from '../validate/validate';
import { type Cell, type Column, isOfPeople, priorOf } from './column';
import { rawCell } from './exchange';
import { shapeOf } from './shapes';

/** No name has more letters. */
const LONGEST_NAME = 60;

/** A column, whoever is named elsewhere. */
interface Written {
  readonly column: Omit<Column, 'persons'>;
  /** The identities that its cells would have as names of people, if the column is for something else. */
  readonly asNames: ReadonlyMap<Entry, string>;
}

export interface WrittenTable {
  readonly entries: readonly Entry[];
  readonly columns: readonly Written[];
}

/** By the records of a file: who compiles again asks for those of the files that have not changed. */
const written = new WeakMap<readonly Entry[], readonly WrittenTable[]>();

/** The columns of a file, and of the lists of people in its records. */
export function writtenIn(schema: SchemaNode, all: readonly Entry[]): readonly WrittenTable[] {
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
    cells.set(entry, { text, shape: shapeOf(text) });
    if (!isOfPeople(node) && text.length < LONGEST_NAME) asNames.set(entry, personKey(text));
  }
  const shapes = tally(cells.values(), ({ shape }) => shape);
  let counted: ReadonlyMap<string, number> | undefined;
  const words = () => {
    counted ??= tally(everyWord(cells), (word) => word);
    return counted;
  };
  return { column: { name, node, cells, shapes, words, prior: priorOf(name, node) }, asNames };
}

function textOf({ value }: Entry, name: string): string | undefined {
  const found = isRecord(value) ? value[name] : undefined;
  const text = typeof found === 'object' || typeof found === 'string' ? rawCell(found) : undefined;
  return text === '' ? undefined : text;
}

function* everyWord(cells: ReadonlyMap<Entry, Cell>): Iterable<string> {
  for (const { text } of cells.values()) yield* wordsOf(text);
}

/** The different words of a text, in small letters. */
export const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .slice(0, 300)
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? [],
  );
