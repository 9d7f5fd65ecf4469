import { resolve } from 'node:path';
import { isMap, isSeq, type Node, type Pair, parseDocument } from 'yaml';
import { readGrid } from '../content/read/csv-grid';
import type { Diagnostic, Range } from '../content/report/diagnostics';
import { type Edit, type EditableFile, editableFile, edited, offsetAt, withoutLines } from './editable-file';

/** A part that was removed from a file. */
export interface Removed {
  readonly file: string;
  readonly words: string;
}

/**
 * Removes what refers to something that the new year does not have: a row of a table, an entry of a list, a field, or a link in a text,
 * whose words stay. Returns what was removed.
 */
export function removeDangling(problems: readonly Diagnostic[]): Removed[] {
  const files = new Map<string, { readonly file: EditableFile; readonly edits: Edit[] }>();
  const removed: Removed[] = [];
  for (const { code, file: name, range, message } of problems) {
    const path = resolve(name);
    const opened = files.get(path) ?? { file: editableFile(path), edits: [] };
    files.set(path, opened);
    const { text } = opened.file;
    const offset = offsetAt(text, range.line, range.column);
    const edit = name.endsWith('.csv')
      ? withoutCell(text, range)
      : (withoutLink(text, offset) ?? (name.endsWith('.md') ? undefined : withoutHolder(text, offset, SMALLER[code])));
    if (edit === undefined || opened.edits.some((each) => edit.start < each.end && each.start < edit.end)) continue;
    opened.edits.push(edit);
    removed.push({ file: name, words: wordsOf(text.slice(edit.start, edit.end)) || message });
  }
  for (const { file, edits } of files.values()) file.write(edited(file.text, edits));
  return removed;
}

/** What to remove for each code. A broken field is removed first; if it is required, its entry is removed in the next round. */
const SMALLER: Partial<Readonly<Record<string, Holder['kind']>>> = {
  'broken-link': 'field',
  'broken-anchor': 'field',
  'unknown-reference': 'field',
  'wrong-offset': 'field',
  'missing-value': 'entry',
  'empty-menu': 'entry',
};

const MOST_WORDS = 80;

function wordsOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > MOST_WORDS ? `${line.slice(0, MOST_WORDS)}…` : line;
}

/** Empties a cell, or removes the row if the cell is empty. */
function withoutCell(text: string, { line, column, endLine, endColumn }: Range): Edit | undefined {
  const start = offsetAt(text, line, column);
  const end = offsetAt(text, endLine, endColumn);
  if (/[^\s",;]/.test(text.slice(start, end))) return { start, end, text: '' };
  const grid = readGrid({ collection: 'conference', file: '', text }); // the collection is only used in messages
  if ('code' in grid) return undefined;
  for (const [row, cells] of grid.rows.entries()) {
    const first = grid.rangeAt(row, 0);
    const last = grid.rangeAt(row, cells.length - 1);
    if (row > 0 && first.line <= line && line <= last.endLine)
      return withoutLines(text, offsetAt(text, first.line, 1), offsetAt(text, last.endLine, 1));
  }
  return undefined;
}

/** Replaces `[words](address)` around an address by the words. */
function withoutLink(text: string, address: number): Edit | undefined {
  if (!text.slice(0, address).endsWith('](')) return undefined;
  const start = text.lastIndexOf('[', address);
  const end = text.indexOf(')', address);
  if (start === -1 || end === -1) return undefined;
  return { start, end: end + 1, text: text.slice(start + 1, address - 2) };
}

/** Whole lines of a YAML file that can be removed: a field with its value, or an entry of a list. */
interface Holder {
  readonly kind: 'field' | 'entry';
  readonly start: number;
  readonly end: number;
}

/** Removes the smallest part around an offset, of a kind if given. */
function withoutHolder(text: string, offset: number, kind?: Holder['kind']): Edit | undefined {
  const { contents } = parseDocument(text);
  const holders = contents === null ? [] : holdersOf(contents as Node, offset, text); // a parsed document has ranges
  const found = holders.findLast((holder) => kind === undefined || holder.kind === kind);
  return found && withoutLines(text, found.start, found.end);
}

/** Finds the parts around an offset that have lines of their own, from the outside in. */
function holdersOf(node: Node, offset: number, text: string): Holder[] {
  if (isSeq(node)) {
    const item = (node.items as readonly Node[]).find((each) => holds(each, offset));
    if (item === undefined || node.flow) return [];
    const start = item.range?.[0] ?? 0;
    const isOwn = /(?:^|\n) *- +$/.test(text.slice(0, start)) && node.items.length > 1;
    const own = isOwn ? [{ kind: 'entry', start, end: endOf(item, text) } as const] : [];
    return [...own, ...holdersOf(item, offset, text)];
  }
  if (!isMap(node)) return [];
  const pairs = node.items as readonly Pair<Node, Node | null>[]; // keys of our files are strings
  const pair = pairs.find(({ key, value }) => holds(key, offset) || (value && holds(value, offset)));
  if (!pair?.value) return [];
  const start = pair.key.range?.[0] ?? 0;
  const isOwn = /(?:^|\n) *$/.test(text.slice(0, start));
  // A list with one entry is removed as a whole.
  const kind = isSeq(pair.value) && pair.value.items.length === 1 ? 'entry' : 'field';
  const own = isOwn ? [{ kind, start, end: endOf(pair.value, text) } as const] : [];
  return [...own, ...holdersOf(pair.value, offset, text)];
}

const holds = ({ range }: Node, offset: number) =>
  range !== null && range !== undefined && range[0] <= offset && offset <= range[1];

const endOf = ({ range }: Node, text: string) => text.slice(0, range?.[1]).trimEnd().length - 1;
