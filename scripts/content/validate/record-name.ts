import type { Parsed } from '../read/parsed';
import { titleOf } from '../title-of';

const LONGEST = 40;

/** Names a record of a table for organisers: "row 12 (Session 7)", with the row number of spreadsheets. */
export function recordName({ rowOf }: Parsed, index: number | undefined, record: unknown): string | undefined {
  if (rowOf === undefined || index === undefined) return undefined;
  const title = titleOf(record);
  const short = title.length > LONGEST ? `${title.slice(0, LONGEST - 1)}…` : title;
  return `row ${rowOf(index)}${short === '' ? '' : ` (${short})`}`;
}
