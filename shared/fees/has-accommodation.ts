import type { Fee } from '#content';

/** Whether any fee includes accommodation. If none does, pages do not mention it. */
export const hasAccommodation = (fees: readonly Fee[]): boolean =>
  fees.some((fee) => (fee.localWithAccommodation ?? fee.internationalWithAccommodation) !== undefined);
