/**
 * The phases of a conference: papers are called for; they are decided on and made ready; people register; they are
 * about to come; it takes place; it has taken place.
 */
export const PHASES = ['calls', 'decisions', 'registration', 'before', 'during', 'after'] as const;
export type Phase = (typeof PHASES)[number];
