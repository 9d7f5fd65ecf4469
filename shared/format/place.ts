import type { Words } from '../words';

/** The part of the facts of a conference that says where it is; pages and documents have types of their own for it. */
interface Placed {
  readonly online: boolean;
  readonly venue?: { readonly name?: string; readonly city: string; readonly country?: string };
}

/** "Great Hall, Bergen, Norway", or that it is online; a conference that is both is where its venue is. */
export const placeText = ({ venue }: Placed, words: Words): string =>
  venue ? words.lists.text([venue.name, venue.city, venue.country]) : words.defaults.online;

/** "Bergen, Norway": the place without its building. */
export const cityText = ({ venue }: Placed, words: Words): string =>
  venue ? words.lists.text([venue.city, venue.country]) : words.defaults.online;
