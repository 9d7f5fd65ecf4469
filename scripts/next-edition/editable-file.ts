import { readFileSync, writeFileSync } from 'node:fs';
import { decode } from '../content/read/decode';
import { encodeLike } from '../files/encode-like';

/** The text of a file with line feeds only, and a function that writes it with its original encoding and line endings. */
export interface EditableFile {
  readonly text: string;
  readonly write: (text: string) => void;
}

/** Opens a file for edits that leave every other byte unchanged. */
export function editableFile(path: string): EditableFile {
  const bytes = readFileSync(path);
  const decoded = decode(bytes);
  if (!('text' in decoded)) throw new Error(`${path}: ${decoded.problem}`);
  return { text: decoded.text, write: (changed) => writeFileSync(path, encodeLike(changed, bytes)) };
}

/** A part of a text, by offsets, and its replacement. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies edits to a text. An edit that overlaps another is skipped. */
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

/** Returns the offset of a line and column, which count from 1. */
export function offsetAt(text: string, line: number, column: number): number {
  let start = 0;
  for (let passed = 1; passed < line; passed++) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

/** Makes an edit that removes whole lines, from the line of one offset to that of another. */
export function withoutLines(text: string, from: number, to: number): Edit {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', to);
  return { start, end: end === -1 ? text.length : end + 1, text: '' };
}
