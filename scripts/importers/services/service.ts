import { grouped } from '../../../shared/format/grouped';
import type { LeftOut, Reading } from '../model';
import type { Json } from '../read/json';
import type { Report } from '../read/problem';
import type { Table } from '../read/table';

/** The facts that reading an export needs beside it. */
export interface Context {
  /** Time zone of the conference (IANA). */
  readonly zone: string;
  readonly report: Report;
}

/** A table that a service exports. */
export interface TableFormat {
  /** The content, in words: "submissions". */
  readonly holds: string;
  /** Reads a table; undefined if it is not of this format, which its columns tell. */
  readonly read: (table: Table, context: Context) => Reading | undefined;
}

/** A document of JSON that a service exports. */
export interface DocumentFormat {
  readonly holds: string;
  readonly recognises: (document: Json) => boolean;
  readonly read: (document: Json, context: Context) => Reading;
}

/** A submission or schedule service, and all that it exports. */
export interface Service {
  readonly name: string;
  readonly tables: readonly TableFormat[];
  readonly documents: readonly DocumentFormat[];
}

/** Values of an export that say nothing. */
export const NOTHING: Reading = { papers: [], members: [], sessions: [], presentations: [], topics: [], left: [] };

/** The columns or keys that do not come along, those of one reason together. */
export function leftTogether(from: string, names: readonly (readonly [name: string, why: string])[]): LeftOut[] {
  return [...grouped(names, ([, why]) => why)].map(([why, all]) => ({
    from,
    what: all.map(([name]) => name).join(', '),
    why,
  }));
}
