/** The facts that a new conference needs. */
export interface Beginning {
  readonly name: string;
  readonly acronym: string;
  readonly start: string;
  readonly end: string;
  readonly timeZone: string;
  /** Absent for an online-only conference. */
  readonly venue?: { readonly name?: string; readonly city: string; readonly country?: string };
  readonly online?: true;
  readonly language: string;
}
