import { tally } from '../../../shared/format/grouped';
import type { SchemaNode } from '../../../shared/model/schema';
import { isRecord } from '../fields';
import { personKey } from '../people/name-words';
import type { Entry } from '../validate/validate';
import { type Cell, type Column, isOfPeople, priorOf } from './column';
import { rawCell } from './exchange';
import { shapeOf } from './shapes';

/** The most letters of a name. */
const LONGEST_NAME = 60;

/** A column before it is compared with names elsewhere in the data. */
interface Written {
  readonly column: Omit<Column, 'persons'>;
  /** The identities of its cells if they were names of people; empty for columns of people. */
  readonly asNames: ReadonlyMap<Entry, string>;
}

export interface WrittenTable {
  readonly entries: readonly Entry[];
  readonly columns: readonly Written[];
}

/** Cache by the records of a file, for repeated compilations. */
const written = new WeakMap<readonly Entry[], readonly WrittenTable[]>();

/** Returns the columns of a file, and of the lists of people in its records. */
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

/** Finds lists of people within records, such as the speakers of panels: each is a table over all records. */
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

/** Tells whether a field holds words. Numbers, times, yes/no and addresses are checked by the schema alone. */
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

/** Returns the distinct words of a text in lower case. */
export const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .slice(0, 300)
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? [],
  );
