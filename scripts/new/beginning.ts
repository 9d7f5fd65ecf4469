/** The facts of a conference that its site needs at least. */
export interface Beginning {
  readonly name: string;
  readonly acronym: string;
  readonly start: string;
  readonly end: string;
  readonly timeZone: string;
  /** Absent where people meet online only. */
  readonly venue?: { readonly name?: string; readonly city: string; readonly country?: string };
  readonly online?: true;
  readonly language: string;
}
