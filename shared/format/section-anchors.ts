// Pages and the search use the same anchors.

/** Prefix of the anchors of a page's sections of text. */
export const TEXT_ANCHOR = 'part';

/** Anchor of the map on the page about travel. */
export const MAP_ANCHOR = 'map';

/** Anchors of the registration page, and the prefixes of its sections of text. */
export const REGISTRATION_ANCHORS = {
  rules: 'rules',
  fees: 'fees',
  accommodation: 'accommodation',
  payment: 'payment',
} as const;

/** Returns the anchor of a section of text by its index. */
export const sectionAnchor = (prefix: string, index: number): string => `${prefix}-${index + 1}`;

/** Returns the anchor of the dates of a track. */
export const trackAnchor = (track: string): string => `dates-${track}`;
