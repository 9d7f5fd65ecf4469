import type { Parsed } from '../read/parsed';
import { titleOf } from '../title-of';

const LONGEST = 40;

/** How organisers know a record of a table: "row 12 (Session 7)"; the number is the one that a spreadsheet shows. */
export function recordName({ rowOf }: Parsed, index: number | undefined, record: unknown): string | undefined {
  if (rowOf === undefined || index === undefined) return undefined;
  const title = titleOf(record);
  const short = title.length > LONGEST ? `${title.slice(0, LONGEST - 1)}…` : title;
  return `row ${rowOf(index)}${short === '' ? '' : ` (${short})`}`;
}
