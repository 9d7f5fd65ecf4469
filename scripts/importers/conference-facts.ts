import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { isRecord } from '../content/fields';
import { decode } from '../content/read/decode';
import { formats } from '../content/validate/formats';
import { otherFormat } from '../update/format-problem';
import { UnreadableData } from './merge/data-table';
import type { Days } from './values/written-times';

/** The facts of the conference that an import needs: its time zone (IANA), language and days. */
export interface ConferenceFacts {
  readonly zone: string;
  readonly language: string;
  readonly days: Days;
}

/** Reads the facts from a data folder. Throws an error if there is no time zone, since nothing can be imported then. */
export function conferenceFacts(dataDir: string): ConferenceFacts {
  const decoded = decode(readFileSync(join(dataDir, 'conference.yaml')));
  // A broken file has no facts; the compiler says where it is broken.
  const facts: unknown = 'text' in decoded ? parseDocument(decoded.text, { logLevel: 'silent' }).toJS() : undefined;
  const other = otherFormat(facts);
  if (other) throw new UnreadableData('conference.yaml', other.message, other.hint);
  const { timeZone, language, start, end } = isRecord(facts) ? facts : {};
  if (typeof timeZone !== 'string' || !formats['time-zone'].test(timeZone)) {
    const hint = '"npm run check" reports what is missing in it.';
    throw new UnreadableData('conference.yaml', 'conference.yaml has no time zone yet.', hint);
  }
  return { zone: timeZone, language: typeof language === 'string' ? language : 'en', days: daysOf(start, end) };
}

/** The days of a conference that states none: no table means them. */
export const NO_DAYS: Days = { start: '1900-01-01', end: '1900-01-02' };

const isDay = (text: unknown): text is string => typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text);

/** The days of the conference; of a conference without a day, none that a table could mean. */
function daysOf(start: unknown, end: unknown): Days {
  if (!isDay(start)) return NO_DAYS;
  return { start, end: isDay(end) && end >= start ? end : start };
}
