/** A value of a file from elsewhere that cannot be read unchanged. */
export interface Problem {
  /** The file, with line and column, sheet and cell, or JSON pointer. */
  readonly at: string;
  /** What is wrong, as a sentence. */
  readonly message: string;
  /** What to do, as a sentence. */
  readonly hint: string;
}

/** Reports a problem of an import. */
export type Report = (problem: Problem) => void;
