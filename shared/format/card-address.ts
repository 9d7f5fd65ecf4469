import type { Route } from '#content';
import { recordKinds } from './record-address';

type Page = Pick<Route, 'kind' | 'id' | 'title'>;

/** Kinds of page with too many pages for a card each. They share the card of the conference. */
const OF_THE_CONFERENCE: ReadonlySet<string> = new Set(recordKinds);

/** Whether a page has a share card of its own. */
export const hasOwnCard = ({ kind }: Pick<Page, 'kind'>): boolean => !OF_THE_CONFERENCE.has(kind);

/**
 * Returns the title for link previews. The title of the home page may be "Home", so it uses the name of the conference.
 */
export const sharedTitle = ({ kind, title }: Pick<Page, 'kind' | 'title'>, name: string): string =>
  kind === 'home' ? name : title;

/** Address of a page's share card. Aliases of the page share it. */
export const cardAddress = ({ kind, id }: Pick<Page, 'kind' | 'id'>): string =>
  hasOwnCard({ kind }) ? `/cards/${kind === id ? id : `${kind}-${id}`}.png` : '/cards/home.png';

/** Size of share cards in pixels, as social networks show them. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
