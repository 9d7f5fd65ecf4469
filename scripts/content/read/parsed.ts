import type { CollectionName } from '../../../shared/model/collections';
import type { Range } from '../report/diagnostics';

/** Where a value stands within a file's content: record index, field, item, … */
export type Path = readonly (string | number)[];

/** A file that could be parsed: its plain value, and where each part of it stands. */
export interface Parsed {
  readonly collection: CollectionName;
  readonly file: string;
  readonly text: string;
  readonly value: unknown;
  /** Records that were reported and left out of `value`; places count them after those of `value`. */
  readonly misread: readonly unknown[];
  /** Of a table: the number of a record's row as a spreadsheet shows it, the header being the first. */
  readonly rowOf?: (record: number) => number;
  /** The files of a folder, which stand for `file` and `text`. */
  readonly parts?: readonly Pick<Parsed, 'file' | 'text'>[];
  /** The file of a folder in which a value stands. */
  readonly fileOf?: (path: Path) => string;
  /** The value's own text; where it is absent, the place where it should stand. */
  readonly rangeOf: (path: Path) => Range;
  /** The name before the value: a YAML key, or a CSV column's header. */
  readonly keyRangeOf: (path: Path) => Range;
}
