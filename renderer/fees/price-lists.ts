import type { Registration } from '#content';

/** The price lists that registration.yaml may have; with one alone, everybody pays the same. */
export const PRICE_LISTS = ['local', 'international'] as const;

/** Caption and currency of each price list that there is. */
export type PriceLists = Pick<NonNullable<Registration['fees']>, (typeof PRICE_LISTS)[number]>;
