import type { Fee } from '#content';

/** Whether any fee is with accommodation: where none is, no word of it is said. */
export const hasAccommodation = (fees: readonly Fee[]): boolean =>
  fees.some((fee) => (fee.localWithAccommodation ?? fee.internationalWithAccommodation) !== undefined);
