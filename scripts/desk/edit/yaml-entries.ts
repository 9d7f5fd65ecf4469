import { isCollection, isMap, isScalar, type ParsedNode, type YAMLMap, type YAMLSeq } from 'yaml';

export type Collection = YAMLMap.Parsed | YAMLSeq.Parsed;

/** A key with its value, or an item of a list, in a text. */
export interface Entry {
  /** Where it begins: at its own remarks, or at its key or hyphen. In brackets, at its key or value. */
  readonly start: number;
  /** Behind its key and colon, or its hyphen. */
  readonly valueStart: number;
  /** The end of its last line, with a remark on it. In brackets, the end of its value. */
  readonly end: number;
}

/** Returns the number of characters before an offset on its line. */
export const columnOf = (text: string, offset: number) => offset - (text.lastIndexOf('\n', offset - 1) + 1);

/** Returns the values of a map or list. A key in brackets may have none. */
export const valuesOf = (collection: Collection): readonly (ParsedNode | null)[] =>
  isMap(collection) ? collection.items.map(({ value }) => value) : collection.items;

/**
 * Finds the entries of a map or list in order. Remarks right above an entry, indented like it, are its own. Those above the first entry
 * are about the whole, unless another entry has remarks, too; those at the start of the file always are.
 */
export function entriesOf(text: string, collection: Collection): readonly Entry[] {
  if (collection.flow === true) return valuesOf(collection).map((value, index) => inBrackets(collection, value, index));
  const column = columnOf(text, collection.range[0]);
  const heads = valuesOf(collection).map(
    (value, index) => headOf(text, collection, index, column) ?? rangeOf(value)[0],
  );
  const starts = heads.map((head) => ownRemarks(text, head, column));
  const areOwn = starts[0] !== 0 && starts.some((start, index) => index > 0 && start !== heads[index]);
  return valuesOf(collection).map((value, index) => {
    const head = heads[index] ?? 0;
    const key = isMap(collection) ? collection.items[index]?.key : undefined;
    const valueStart = key ? text.indexOf(':', key.range[1]) + 1 : head + 1;
    const start = index === 0 && !areOwn ? head : (starts[index] ?? head);
    return { start, valueStart, end: lineEnd(text, Math.max(valueStart, endOf(value))) };
  });
}

function inBrackets(collection: Collection, value: ParsedNode | null, index: number): Entry {
  const key = isMap(collection) ? collection.items[index]?.key : undefined;
  const [start, end] = rangeOf(value);
  return key
    ? { start: key.range[0], valueStart: start, end: Math.max(end, key.range[1]) }
    : { start, valueStart: start, end };
}

/** Finds the key, or the hyphen of an item: the last one before it in the column of the list. */
function headOf(text: string, collection: Collection, index: number, column: number): number | undefined {
  if (isMap(collection)) return collection.items[index]?.key.range[0];
  let hyphen = text.lastIndexOf('-', rangeOf(collection.items[index])[0] - 1);
  while (hyphen > 0 && columnOf(text, hyphen) !== column) hyphen = text.lastIndexOf('-', hyphen - 1);
  return hyphen === -1 ? undefined : hyphen;
}

/** Returns where the remarks begin that are directly above an entry, or the entry if it has none. */
function ownRemarks(text: string, head: number, column: number): number {
  let start = head;
  const indent = ' '.repeat(column);
  if (text.slice(head - column, head) !== indent) return start; // it is on the line of what holds it
  for (;;) {
    const line = text.lastIndexOf('\n', start - column - 2) + 1;
    if (start - column <= 0 || !text.startsWith(`${indent}#`, line)) return start;
    start = line + column;
  }
}

/** Returns where the content of a node ends. The range of a block runs on to what follows it. */
function endOf(node: ParsedNode | null | undefined): number {
  if (!isCollection(node) || node.flow === true) return rangeOf(node)[1];
  const last = valuesOf(node).at(-1);
  const key = isMap(node) ? node.items.at(-1)?.key : undefined;
  return Math.max(endOf(last), rangeOf(key)[1]);
}

/** Returns the end of the line of an offset behind some content, which may have included the line break. */
export function lineEnd(text: string, offset: number): number {
  if (text[offset - 1] === '\n') return offset - 1;
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end;
}

const rangeOf = (node: ParsedNode | null | undefined) => node?.range ?? ([0, 0, 0] as const);

/** Finds the index of a key or item, or -1. */
export function indexIn(collection: Collection, step: string | number | undefined): number {
  if (isMap(collection)) return collection.items.findIndex(({ key }) => isScalar(key) && key.value === step);
  return typeof step === 'number' && step < collection.items.length ? step : -1;
}
