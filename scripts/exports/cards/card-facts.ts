/** The facts of the conference that cards are made of: the cache keeps a card by them. */
export const CARD_FACTS = ['acronym', 'name', 'url', 'language', 'start', 'end', 'online', 'venue'] as const;

export type CardFact = (typeof CARD_FACTS)[number];
