/** A value of a column. Amounts are whole thousandths, times are milliseconds since 1970. */
type Value = string | number | null;

/** Runs one statement with its values for $1, $2, …, and returns its rows. */
export type Run = <Row = Readonly<Record<string, Value>>>(
  sql: string,
  values?: readonly Value[],
) => Promise<readonly Row[]>;

/** A store of payments. Both kinds take the same SQL. */
export interface Database {
  /**
   * Runs statements in one transaction, which is on disk when the promise resolves. If `work` throws, nothing is changed. `work` must
   * await nothing but statements.
   */
  readonly transaction: <Result>(work: (run: Run) => Promise<Result>) => Promise<Result>;
  /** Writes a copy of an SQLite file while it is in use; PostgreSQL has pg_dump. */
  readonly copyTo?: (path: string) => Promise<void>;
  /** Removes the old pages of what was erased from the files of the database. Throws an error while others use them. */
  readonly forget: () => Promise<void>;
  readonly close: () => Promise<void>;
}
