import type { Code } from '../codes';

/** Why problems of some codes are worth an interruption, in the languages that conferences have words in. */
export interface Reason {
  readonly codes: readonly Code[];
  readonly en: string;
  readonly fr: string;
  readonly ar: string;
}
