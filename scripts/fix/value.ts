/** An editable value of a file: a cell of a table, or a scalar of a YAML file. */
export interface Value {
  /** Offsets in the text of the file, including quotation marks; the end is exclusive. */
  readonly start: number;
  readonly end: number;
  /** The value without quotation marks and escapes. */
  readonly text: string;
  /** Converts an offset in the file to an offset in `text`. */
  readonly placeOf: (offset: number) => number;
  /** Writes another text in the same style; undefined if the style does not allow it. */
  readonly write: (to: string) => string | undefined;
}
