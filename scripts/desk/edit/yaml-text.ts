import { type ParsedNode, Scalar, stringify } from 'yaml';
import { unchangedEnds } from './unchanged-ends';
import { lineEnd } from './yaml-entries';

/** How to write a text: as it was written, without its old line breaks, or in quotation marks, which can hold any text. */
export const WAYS = ['as before', 'unfolded', 'quoted'] as const;
export type Way = (typeof WAYS)[number];

/** Texts that other YAML readers and spreadsheets take for something else: yes and no, times and ranges of numbers. */
const OFTEN_MISREAD = {
  default: true,
  tag: 'tag:yaml.org,2002:bool',
  test: /^(?:y|yes|n|no|on|off|\d{1,3}(?::[0-5]\d)+|\d{1,2}-\d{1,2})$/i,
  resolve: (text: string) => text,
} as const;

const OPTIONS = { lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER, compat: [OFTEN_MISREAD] };
const IN_BRACKETS = { ...OPTIONS, collectionStyle: 'flow', flowCollectionPadding: false } as const;

/** Writes a whole document. */
export const documentText = (value: unknown) => stringify(value, OPTIONS);

/** Writes a key with its value, or an item of a list if there is no key, without the final line break. */
export function entryText(key: string | undefined, value: unknown, column: number, isInBrackets: boolean, way: Way) {
  const entry = key === undefined ? [value] : { [key]: value };
  const quoted = way === 'quoted' ? ({ defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' } as const) : {};
  if (isInBrackets) return stringify(entry, { ...IN_BRACKETS, ...quoted }).slice(1, -2);
  const lines = stringify(entry, { ...OPTIONS, ...quoted }).slice(0, -1);
  return lines.replaceAll(/\n(?!\n)/g, `\n${' '.repeat(column)}`);
}

/** The place of a scalar in a text. */
export interface ScalarPlace {
  readonly scalar: Extract<ParsedNode, Scalar>;
  /** The column of the key or hyphen to which it belongs, from 0. */
  readonly column: number;
  readonly isInBrackets: boolean;
}

/** Replaces a scalar. Its style stays if it can hold the new value, and so do its line breaks around what changed. */
export function withScalar(text: string, { scalar, column, isInBrackets }: ScalarPlace, to: unknown, way: Way): string {
  const [start, end] = scalar.range;
  const source = text.slice(start, end);
  const wasBlock = isBlock(scalar.type);
  const type = typeof to === 'string' ? typeFor(scalar, to, way) : undefined;
  const header = /^[|>][-+\d]*([ \t]+#[^\n]*)?(?:\n+( *))?/.exec(source);
  const step = Math.max(1, wasBlock && header?.[2] ? header[2].length - column : 2);
  const write = (value: unknown) => scalarText(value, type, step, isInBrackets, !isOftenMisread(scalar));

  const fresh = write(to);
  const isKept = wasBlock && source.startsWith('+', 1) && /[^\n]\n$/.test(String(to));
  const written = isKept ? fresh.replace(/^[|>]/, '$&+') : fresh;
  const canFold = way === 'as before' && type === scalar.type && type !== Scalar.BLOCK_LITERAL && source.includes('\n');
  const lines = canFold ? folded(source, write(scalar.value), written) : written;
  const indent = wasBlock || isBlock(type) ? ' '.repeat(column + step) : (/\n([ \t]+)\S/.exec(source)?.[1] ?? '');
  const indented = lines.replaceAll(/\n(?=[^\n])/g, `\n${indent}`);

  // A remark behind a plain text comes behind the sign of a block.
  const isNewBlock = isBlock(type) && !wasBlock && fresh.includes('\n');
  const after = wasBlock || isNewBlock ? lineEnd(text, end) : end;
  const remark = isNewBlock ? text.slice(end, after) : (wasBlock && header?.[1]) || '';
  return text.slice(0, start) + withRemark(indented, remark) + text.slice(after);
}

/** Adds a remark at the end of the first line. */
export const withRemark = (written: string, remark: string) => written.replace(/$/m, () => remark);

const isBlock = (type: Scalar['type']) => type === Scalar.BLOCK_LITERAL || type === Scalar.BLOCK_FOLDED;

const isOftenMisread = ({ type, source = '' }: Scalar) => type === Scalar.PLAIN && OFTEN_MISREAD.test.test(source);

function typeFor({ type, value }: Scalar, to: string, way: Way): Scalar.Type {
  if (way === 'quoted' || (to === '' && isBlock(type))) return Scalar.QUOTE_DOUBLE;
  if (typeof value !== 'string') return to.includes('\n') ? Scalar.BLOCK_LITERAL : Scalar.PLAIN;
  return isBlock(type) || value.includes('\n') || !to.includes('\n') ? (type ?? Scalar.PLAIN) : Scalar.BLOCK_LITERAL;
}

/** Writes a scalar with its lines unindented and without the final line break. */
function scalarText(
  value: unknown,
  type: Scalar['type'],
  step: number,
  isInBrackets: boolean,
  isCareful: boolean,
): string {
  const scalar = Object.assign(new Scalar(value), type && { type });
  const careful = isCareful ? {} : { compat: null };
  if (isInBrackets)
    return stringify([scalar], { ...IN_BRACKETS, ...careful })
      .slice(1, -2)
      .replaceAll(/\n[ \t]+/g, '\n');
  const written = stringify({ k: scalar }, { ...OPTIONS, ...careful, indent: step }).slice('k: '.length, -1);
  return written.replaceAll(`\n${' '.repeat(step)}`, '\n');
}

/**
 * Breaks the lines of a text as its source does, outside of what changed; lines that change are at most as long as the longest one.
 * `before` and `after` are the old and the new text without line breaks. Returns `after` if it cannot be compared with the source.
 */
function folded(source: string, before: string, after: string): string {
  const flat = source.replace(/\n$/, '').replaceAll(/[ \t]*\n[ \t]*/g, '\n');
  const isComparable = flat.length === before.length && flat.replaceAll('\n', ' ') === before.replaceAll('\n', ' ');
  if (!isComparable) return after;
  const { start, end } = unchangedEnds(before, after, Object.is);
  const changed = flat.slice(0, start) + after.slice(start, after.length - end) + flat.slice(flat.length - end);
  const width = Math.max(...flat.split('\n').map((line) => line.length));
  return changed
    .split('\n')
    .map((line) => (line.length > width ? wrapped(line, width) : line))
    .join('\n');
}

/** Breaks a line at single spaces. */
const wrapped = (line: string, width: number) =>
  line.match(new RegExp(`\\S.{0,${width - 1}}(?<=\\S)(?= \\S|$)|\\S+`, 'g'))?.join('\n') ?? line;
