import { isDeepStrictEqual } from 'node:util';
import { isCollection, isMap, isScalar, type ParsedNode } from 'yaml';
import { documentOf } from '../../content/read/yaml-document';
import type { ValueEdit, ValuePath } from '../contract';
import { differences } from './differences';
import { applied, notEditable, partAt, simplified } from './plain-values';
import { type Collection, columnOf, type Entry, entriesOf, indexIn, valuesOf } from './yaml-entries';
import { documentText, entryText, WAYS, type Way, withRemark, withScalar } from './yaml-text';

/**
 * Edits a YAML text with line feeds only, so that every byte that is not meant stays.
 *
 * - `set` of a map or list over another changes only what differs; of null or undefined it is `remove`. Parents that lack are made.
 * - `remove` of what is not there does nothing. The last item of a list leaves `[]`; the last key of a map takes the key of the map
 *   with it. Remarks go with an entry if they are on its lines or its own (see `entriesOf`), and so does one of the gaps around it.
 * - `move` takes those remarks along; gaps between entries stay where they are.
 *
 * Throws an error if the result would not read back as meant, so that nothing wrong is written: for example where anchors are used.
 */
export function editValues(text: string, edit: ValueEdit): string {
  const before = readValue(text);
  if (before === undefined) throw notEditable(edit.path);
  const simple = simplified(before.value, edit);
  const meant = applied(before.value, simple);
  if (isDeepStrictEqual(before.value, meant)) return text;
  const isAsMeant = (changed: string) => isDeepStrictEqual(readValue(changed)?.value, meant);
  const parts = simple.do === 'set' ? differences(partAt(before.value, simple.path), simple.to, simple.path) : [];
  if (parts.length > 0) {
    const changed = parts.reduce(editValues, text);
    if (isAsMeant(changed)) return changed;
  }
  for (const way of WAYS) {
    const changed = written(text, simple, way);
    if (isAsMeant(changed)) return changed;
  }
  throw notEditable(edit.path);
}

/** Reads a text as the compiler does; undefined if it has errors. */
function readValue(text: string): { readonly value: unknown } | undefined {
  const document = documentOf(text);
  if (document.errors.length > 0) return undefined;
  try {
    return { value: document.toJS({ maxAliasCount: 0 }) };
  } catch {
    return undefined; // an alias
  }
}

/** The deepest part of a path that a text has. */
interface Found {
  readonly node: ParsedNode | null;
  /** The map or list that holds the node, and the index in it. */
  readonly holder?: { readonly collection: Collection; readonly index: number };
  readonly isInBrackets: boolean;
  /** The steps that the text lacks. */
  readonly rest: ValuePath;
}

function find(text: string, path: ValuePath): Found {
  let found: Found = { node: documentOf(text).contents, isInBrackets: false, rest: path };
  while (isCollection(found.node)) {
    const collection: Collection = found.node;
    const index = indexIn(collection, found.rest[0]);
    if (index === -1) return found;
    const node = valuesOf(collection)[index] ?? null;
    const isInBrackets = found.isInBrackets || collection.flow === true;
    found = { node, holder: { collection, index }, isInBrackets, rest: found.rest.slice(1) };
  }
  return found;
}

function written(text: string, edit: ValueEdit, way: Way): string {
  const found = find(text, edit.path);
  if (edit.do === 'set') return withValue(text, found, edit.to, way);
  if (edit.do === 'remove') return found.holder ? withoutEntry(text, found.holder) : text;
  const { node } = found;
  if (found.rest.length > 0 || !isCollection(node)) return text;
  if (edit.do === 'insert') return withEntry(text, node, edit.at, undefined, edit.value, way);
  return withMoved(text, entriesOf(text, node), edit.from, edit.to);
}

function withValue(text: string, found: Found, to: unknown, way: Way): string {
  const { node, holder, isInBrackets, rest } = found;
  const [step, ...deeper] = rest;
  const isFilled = isCollection(node) && node.items.length > 0;
  if (step !== undefined && isFilled)
    return withEntry(text, node, node.items.length, isMap(node) ? String(step) : undefined, nested(deeper, to), way);
  const value = nested(rest, to);
  if (!holder) return node ? text : `${text}${/[^\n]$/.test(text) ? '\n' : ''}${documentText(value)}`;
  const { collection, index } = holder;
  const entry = entriesOf(text, collection)[index];
  if (!entry) return text;
  const column = columnOf(text, collection.range[0]);
  const isText = isScalar(node) && node.range[0] < node.range[1];
  if (isText && !(typeof value === 'object'))
    return withScalar(text, { scalar: node, column, isInBrackets }, value, way);
  if (isInBrackets) {
    const [start, end] = node?.range ?? [0, 0];
    return text.slice(0, start) + entryText(undefined, value, column, true, way) + text.slice(end);
  }
  const fresh = isMap(collection)
    ? entryText('k', value, column, false, way).slice(2)
    : entryText(undefined, value, column, false, way).slice(1);
  return text.slice(0, entry.valueStart) + withRemark(fresh, remarkOf(text, node, entry)) + text.slice(entry.end);
}

/** Wraps a value into the maps and lists of a path. */
const nested = (path: ValuePath, value: unknown): unknown =>
  path.reduceRight<unknown>((inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }), value);

/** Returns the remark that is on the line of a key or hyphen, with the space before it. */
function remarkOf(text: string, node: ParsedNode | null, { valueStart, end }: Entry): string {
  const isBehind =
    node && node.range[0] < node.range[1] && (isScalar(node) || (isCollection(node) && node.flow === true));
  const from = isBehind ? Math.max(valueStart, node.range[1]) : valueStart;
  return (
    /^[ \t]+#[^\n]*/.exec(text.slice(from, end))?.[0] ??
    /^ *[|>][-+\d]*([ \t]+#[^\n]*)/.exec(text.slice(valueStart, end))?.[1] ??
    ''
  );
}

function withEntry(
  text: string,
  collection: Collection,
  at: number,
  key: string | undefined,
  value: unknown,
  way: Way,
): string {
  const entries = entriesOf(text, collection);
  const isInBrackets = collection.flow === true;
  const column = columnOf(text, collection.range[0]);
  const gaps = entries.slice(1).map(({ start }, index) => text.slice(entries[index]?.end, start));
  const isSpaced = gaps.length > 0 && gaps.every((gap) => /\n[ \t]*\n/.test(gap));
  const gap = isInBrackets ? ', ' : `\n${isSpaced ? '\n' : ''}${' '.repeat(column)}`;
  const fresh = entryText(key, value, column, isInBrackets, way);
  const next = entries[at];
  const place = next?.start ?? entries.at(-1)?.end ?? 0;
  return text.slice(0, place) + (next ? fresh + gap : gap + fresh) + text.slice(place);
}

function withMoved(text: string, entries: readonly Entry[], from: number, to: number): string {
  const texts = entries.map(({ start, end }) => text.slice(start, end));
  const moved = texts.toSpliced(from, 1).toSpliced(to, 0, ...texts.slice(from, from + 1));
  const gaps = entries.map(({ start }, index) => text.slice(index === 0 ? 0 : entries[index - 1]?.end, start));
  return gaps.map((gap, index) => gap + moved[index]).join('') + text.slice(entries.at(-1)?.end);
}

function withoutEntry(
  text: string,
  { collection, index }: { readonly collection: Collection; readonly index: number },
): string {
  const entries = entriesOf(text, collection);
  const [before, entry, after] = [entries[index - 1], entries[index], entries[index + 1]];
  if (!entry) return text;
  const start = text.slice(0, before?.end ?? entry.start);
  const end = text.slice(after?.start ?? entry.end);
  const gapBefore = before ? text.slice(before.end, entry.start) : '';
  const gapAfter = after ? text.slice(entry.end, after.start) : '';
  if (collection.flow === true) return start + (before && after ? gapBefore : '') + end;
  if (before && after) return start + joined(gapBefore, gapAfter) + end;
  if (before || after) return start + gapBefore.trimEnd() + gapAfter.trimStart() + end;
  const isRoot = isMap(collection) && collection === documentOf(text).contents;
  if (isRoot) return start + end.replace(/^\n/, '');
  const empty = isMap(collection) ? '{}' : '[]';
  const outer = start.trimEnd();
  return outer.endsWith(':') ? `${outer} ${empty}${end}` : start + empty + end;
}

/** Joins the gaps around something that is removed: the larger one stays, and remarks in both. */
function joined(before: string, after: string): string {
  if (before.includes('#') && after.includes('#')) return before.trimEnd() + after;
  if (before.includes('#') !== after.includes('#')) return before.includes('#') ? before : after;
  return before.length > after.length ? before : after;
}
