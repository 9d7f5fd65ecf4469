/** Why a problem is worth an interruption, in the languages of the interface. */
export interface Reason {
  readonly en: string;
  readonly fr: string;
  readonly ar: string;
}
