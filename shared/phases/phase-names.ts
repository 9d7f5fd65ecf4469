/**
 * The phases of a conference: papers are called for; they are reviewed and prepared; people register; the last week
 * before; the conference takes place; it is over.
 */
export const PHASES = ['calls', 'decisions', 'registration', 'before', 'during', 'after'] as const;
export type Phase = (typeof PHASES)[number];
