import type { Conference } from '#content';
import type { Words } from '../words';

type Placed = Pick<Conference, 'online' | 'venue'>;

/**
 * Formats the place, "Great Hall, Bergen, Norway", or says that the conference is online. A hybrid conference is at its
 * venue.
 */
export const placeText = ({ venue }: Placed, words: Words): string =>
  venue ? words.lists.text([venue.name, venue.city, venue.country]) : words.defaults.online;

/** Formats the place without its building: "Bergen, Norway". */
export const cityText = ({ venue }: Placed, words: Words): string =>
  venue ? words.lists.text([venue.city, venue.country]) : words.defaults.online;
