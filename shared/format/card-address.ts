import { recordKinds } from './record-address';

interface Page {
  readonly kind: string;
  readonly id: string;
}

/** Kinds of page of which there are too many for a picture each: that of the conference stands for them. */
const OF_THE_CONFERENCE: ReadonlySet<string> = new Set(recordKinds);

/** Whether a page has a picture of its own. */
export const hasOwnCard = ({ kind }: Pick<Page, 'kind'>): boolean => !OF_THE_CONFERENCE.has(kind);

/**
 * The title of a page where somebody shares it: that of the home page, which may be "Home", is the name of the
 * conference.
 */
export const sharedTitle = ({ kind, title }: Pick<Page, 'kind'> & { readonly title: string }, name: string): string =>
  kind === 'home' ? name : title;

/** Address of the picture that stands for a page where somebody shares it; other spellings of its address share it. */
export const cardAddress = ({ kind, id }: Page): string =>
  hasOwnCard({ kind }) ? `/cards/${kind === id ? id : `${kind}-${id}`}.png` : '/cards/home.png';

/** Width and height of those pictures in pixels, as social networks show them. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
