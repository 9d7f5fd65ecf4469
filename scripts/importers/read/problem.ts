/** Something that an exported file says and that cannot be taken as it is. */
export interface Problem {
  /** The file, with line and column, sheet and cell, or JSON pointer. */
  readonly at: string;
  /** The finding, as a sentence. */
  readonly message: string;
  /** The remedy, as a sentence. */
  readonly hint: string;
}

/** Where the parts of an import say what they could not take. */
export type Report = (problem: Problem) => void;
