import type { Words } from '../words';

/** The fields of a conference that this module reads. Pages and documents have richer types. */
interface Placed {
  readonly online: boolean;
  readonly venue?: { readonly name?: string; readonly city: string; readonly country?: string };
}

/**
 * Formats the place, "Great Hall, Bergen, Norway", or says that the conference is online. A hybrid conference is at its
 * venue.
 */
export const placeText = ({ venue }: Placed, words: Words): string =>
  venue ? words.lists.text([venue.name, venue.city, venue.country]) : words.defaults.online;

/** Formats the place without its building: "Bergen, Norway". */
export const cityText = ({ venue }: Placed, words: Words): string =>
  venue ? words.lists.text([venue.city, venue.country]) : words.defaults.online;
