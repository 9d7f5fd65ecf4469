/** The facts of the conference that cards show. They are part of a card's cache key. */
export const CARD_FACTS = ['acronym', 'name', 'url', 'language', 'start', 'end', 'online', 'venue'] as const;

export type CardFact = (typeof CARD_FACTS)[number];
