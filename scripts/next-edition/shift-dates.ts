import { resolve } from 'node:path';
import type { Rules } from '../content/validate/rules';
import type { Collected } from '../content/validate/validate';
import { type Edit, editableFile, edited, offsetAt } from './editable-file';
import { later } from './new-start';
import { writtenTexts } from './read-data';

/** The formats of dates. */
const DATES: ReadonlySet<string | undefined> = new Set(['date', 'local-date-time']);

/** Dates that do not move with the conference, such as the day of a review. */
const FIXED: ReadonlySet<string> = new Set(['statements reviewed']);

/** Dates to remove: no deadline of the new year has been extended yet. */
const REMOVED: ReadonlySet<string> = new Set(['deadlines superseded']);

/** Moves every date of a data folder, leaves every other byte unchanged, and returns the number of dates. */
export function shiftDates(collected: Collected, rules: Rules, days: number): number {
  const edits = new Map<string, Edit[]>();
  const files = new Map<string, ReturnType<typeof editableFile>>();
  let count = 0;
  for (const { collection, field, text, schema, place } of writtenTexts(collected, rules)) {
    const name = `${collection} ${field}`;
    if (!DATES.has(schema.format) || FIXED.has(name)) continue;
    const path = resolve(place.file);
    const file = files.get(path) ?? editableFile(path);
    files.set(path, file);
    const start = offsetAt(file.text, place.range.line, place.range.column);
    const end = offsetAt(file.text, place.range.endLine, place.range.endColumn);
    // Keeps quotation marks around the date.
    const written = file.text.slice(start, end);
    const moved = written.replace(text, REMOVED.has(name) ? '' : later(text, days));
    edits.set(path, [...(edits.get(path) ?? []), { start, end, text: moved }]);
    count += 1;
  }
  for (const [path, file] of files) file.write(edited(file.text, edits.get(path) ?? []));
  return count;
}
