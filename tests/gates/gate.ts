import type { Edit } from './edit';

/** What has to turn red: tests of one file, or one of the checks that `npm run check` runs. */
export type Proof =
  | {
      /** The file of tests, as a path in the project. */
      readonly test: string;
      /** Which of its tests, as vitest's `-t` takes it. */
      readonly only: string;
    }
  | {
      /** The check's name in `scripts/quality/checks.ts`. */
      readonly check: string;
    };

/** A promise of the project, and a way to break it that must not go unnoticed. */
export interface Gate {
  /** The gate's name, which no other has. */
  readonly gate: string;
  /** How it is broken, in words. */
  readonly broken: string;
  readonly edits: readonly Edit[];
  readonly proof: Proof;
  /** Words that the failure must contain, so that it does not fail for another reason. */
  readonly says: string;
}
