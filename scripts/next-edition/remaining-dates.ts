import { resolve } from 'node:path';
import { id } from '../../shared/model/schemas/fragments';
import { isRecord } from '../content/fields';
import { LineIndex } from '../content/read/line-index';
import type { Rules } from '../content/validate/rules';
import type { Collected } from '../content/validate/validate';
import { datesInText } from './dates-in-text';
import { editableFile, offsetAt } from './editable-file';
import { writtenTexts } from './read-data';

/** A year, date or ordinal that remains in a text. */
export interface RemainingDate {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly words: string;
  /** The part of the line around it. */
  readonly context: string;
}

/** Formats to skip: dates were moved, times do not depend on the year, and addresses of pages stay. */
const SKIPPED: ReadonlySet<string | undefined> = new Set([
  ...['date', 'local-date-time', 'time', 'end-time', 'route', 'asset', 'time-zone', 'orcid', 'colour', 'doi'],
]);

/** Finds every year, date, day of a month and ordinal in texts of the data. */
export function remainingDates(collected: Collected, rules: Rules): RemainingDate[] {
  const conference = collected.get('conference')?.entries[0]?.value;
  const language = isRecord(conference) && typeof conference.language === 'string' ? conference.language : 'en';
  const files = new Map<string, LineIndex>();
  const found = new Map<string, RemainingDate>();
  for (const { schema, place } of writtenTexts(collected, rules)) {
    if (SKIPPED.has(schema.format) || schema.pattern === id.pattern || schema.enum) continue;
    const path = resolve(place.file);
    const lines = files.get(path) ?? new LineIndex(editableFile(path).text);
    files.set(path, lines);
    const start = offsetAt(lines.text, place.range.line, place.range.column);
    const end = offsetAt(lines.text, place.range.endLine, place.range.endColumn);
    for (const each of datesInText(lines.text.slice(start, end), language)) {
      const at = start + each.start;
      const { line, column } = lines.range(at, at + each.words.length);
      const { file } = place;
      found.set(`${file}:${at}`, { file, line, column, words: oneLine(each.words), context: around(lines.text, at) });
    }
  }
  return [...found.values()];
}

const NEAR = 36;

function around(text: string, at: number): string {
  const before =
    text
      .slice(Math.max(0, at - NEAR), at)
      .split('\n')
      .at(-1) ?? '';
  const after = text
    .slice(at, at + NEAR * 2)
    .split('\n', 1)
    .join('');
  return oneLine(before + after);
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
