import { grouped } from '../../../shared/format/grouped';
import type { Report } from '../../tables/problem';
import type { Table } from '../../tables/table';
import type { LeftOut, Reading } from '../model';
import type { Json } from '../read/json';
import type { Days } from '../values/written-times';
import type { Mapped } from './any-table/columns';

/** What reading an export needs in addition to the export. */
export interface Context {
  /** Time zone of the conference (IANA). */
  readonly zone: string;
  /** Language of the site: services have some names in several languages. */
  readonly language: string;
  /** The days of the conference. */
  readonly days: Days;
  /** What `--map` says of columns. */
  readonly mapped: readonly Mapped[];
  /** Makes an id from a title. */
  readonly slugOf: (title: string) => string;
  readonly report: Report;
  /** All JSON documents of the command, this one included: some name by id what others contain. */
  readonly documents: readonly Json[];
}

/** A table that a service exports. */
export interface TableFormat {
  /** The content, for messages: "submissions". */
  readonly holds: string;
  /** Reads a table; undefined if its columns are not those of this format. */
  readonly read: (table: Table, context: Context) => Reading | undefined;
}

/** A JSON document that a service exports. */
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

/** An empty reading. */
export const NOTHING: Reading = {
  contributions: [],
  members: [],
  sessions: [],
  presentations: [],
  topics: [],
  left: [],
};

/** Groups columns or keys that are not imported by reason. */
export function leftTogether(from: string, names: readonly (readonly [name: string, why: string])[]): LeftOut[] {
  return [...grouped(names, ([, why]) => why)].map(([why, all]) => ({
    from,
    what: all.map(([name]) => name).join(', '),
    why,
  }));
}
