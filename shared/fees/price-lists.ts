/**
 * The price lists that a conference may have, by their names in registration.yaml, fees.csv and supplements.csv; with one alone,
 * everybody pays the same.
 */
export const PRICE_LISTS = ['local', 'international'] as const;

export type PriceList = (typeof PRICE_LISTS)[number];
