/**
 * The price lists of a conference, named as in registration.yaml, fees.csv and supplements.csv. With only one,
 * everybody pays the same.
 */
export const PRICE_LISTS = ['local', 'international'] as const;

export type PriceList = (typeof PRICE_LISTS)[number];
