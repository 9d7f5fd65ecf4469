import type { FromSchema } from './from-schema';
import type { contributionsSchema } from './schemas/contributions';

/** A row of contributions.csv. */
export type ListedContribution = FromSchema<typeof contributionsSchema>;

/** Whatever somebody presents, whichever table it is in. A slot of its own is a session, which `session` names. */
export interface Contribution extends Omit<ListedContribution, 'kind' | 'date' | 'room'> {
  /** `paper` of those in papers.csv, `poster` of those in posters.csv; of the others as contributions.csv says, else `talk`. */
  readonly kind: string;
}
