import { readFileSync, writeFileSync } from 'node:fs';
import { decode } from '../content/read/decode';
import { encodeLike } from '../files/encode-like';

/** The text of a file with line feeds only, as the compiler counts its lines, and a way to write it as it was written. */
export interface EditableFile {
  readonly text: string;
  readonly write: (text: string) => void;
}

/** Opens a file for edits, which leave every other byte as it is. */
export function editableFile(path: string): EditableFile {
  const bytes = readFileSync(path);
  const decoded = decode(bytes);
  if (!('text' in decoded)) throw new Error(`${path}: ${decoded.problem}`);
  return { text: decoded.text, write: (changed) => writeFileSync(path, encodeLike(changed, bytes)) };
}

/** A part of a text, by its offsets, and what stands there instead. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A text with its edits; one that overlaps another is left to the next time. */
export function edited(text: string, edits: readonly Edit[]): string {
  let rest = text;
  let from = Number.POSITIVE_INFINITY;
  for (const edit of [...edits].sort((a, b) => b.start - a.start || b.end - a.end)) {
    if (edit.end > from) continue;
    rest = rest.slice(0, edit.start) + edit.text + rest.slice(edit.end);
    from = edit.start;
  }
  return rest;
}

/** The offset of a line and column, both from 1. */
export function offsetAt(text: string, line: number, column: number): number {
  let start = 0;
  for (let passed = 1; passed < line; passed++) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

/** The edit that takes away whole lines, from that of one offset to that of another. */
export function withoutLines(text: string, from: number, to: number): Edit {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', to);
  return { start, end: end === -1 ? text.length : end + 1, text: '' };
}
