/** A value of a file, where it stands, and how it is written there: a cell of a table, a scalar of a YAML file. */
export interface Value {
  /** Offsets in the text of the file, the end exclusive; quotation marks belong to it. */
  readonly start: number;
  readonly end: number;
  /** The text as it reads. */
  readonly text: string;
  /** The place in what it reads as, of an offset in the text of the file. */
  readonly placeOf: (offset: number) => number;
  /** Another text in the same style; undefined where the style cannot hold it. */
  readonly write: (to: string) => string | undefined;
}
