import type { CollectionName } from '../../../shared/model/collections';
import type { Range } from '../report/diagnostics';

/** The path of a value in the content of a file: record index, field, item, … */
export type Path = readonly (string | number)[];

/** A parsed file: its plain value, and the place of each part. */
export interface Parsed {
  readonly collection: CollectionName;
  readonly file: string;
  readonly text: string;
  readonly value: unknown;
  /** Records that were reported and left out of `value`. In paths their indexes follow those of `value`. */
  readonly misread: readonly unknown[];
  /** Returns the row number of a record of a table, as spreadsheets show it. */
  readonly rowOf?: (record: number) => number;
  /** The files of a folder, instead of `file` and `text`. */
  readonly parts?: readonly Pick<Parsed, 'file' | 'text'>[];
  /** Returns the file of a folder that has a value. */
  readonly fileOf?: (path: Path) => string;
  /** Returns the place of a value; if it is absent, the place where it should be. */
  readonly rangeOf: (path: Path) => Range;
  /** Returns the place of the name of a value: a YAML key, or the header of a CSV column. */
  readonly keyRangeOf: (path: Path) => Range;
}
