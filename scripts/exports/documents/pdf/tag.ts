/** An element of the structure that screen readers read, in PDF's own names: P, H1, Table. */
export interface Tag {
  readonly type: string;
  readonly parent?: Tag;
  readonly scope?: 'Column' | 'Row';
  /** Of a cell that fills several columns or rows. */
  readonly span?: { readonly columns: number; readonly rows: number };
  /** Of a list with labels: what they are (ISO 32000-1, table 347). */
  readonly numbering?: 'Decimal' | 'Disc';
  /** BCP 47 tag, where it is not the document's language. */
  readonly language?: string | undefined;
  /** Of a Figure: what it shows. */
  readonly alt?: string;
  /** Of a Figure: left, top, right and bottom edge, from the left and upper edges of the page. */
  readonly box?: readonly [left: number, top: number, right: number, bottom: number];
}
