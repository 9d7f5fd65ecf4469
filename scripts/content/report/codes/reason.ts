/** Why problems of some codes are worth an interruption, in the languages that conferences have words in. */
export interface Reason {
  /** Each code with its severity; `either` where that depends on how certain the mistake is. */
  readonly codes: Readonly<Record<string, 'error' | 'warning' | 'either'>>;
  readonly en: string;
  readonly fr: string;
  readonly ar: string;
}
