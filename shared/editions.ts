import type { Route } from './model/route';

type Shown = Pick<Route, 'kind' | 'id'>;

/** A link to another edition of the conference. */
export interface EditionLink {
  readonly name: string;
  readonly path: string;
}

/** What a past edition knows of itself and of the newest edition. */
interface PastEdition {
  /** Prefix of all its addresses, that of the site included: "/2023". */
  readonly base: string;
  readonly newest: {
    readonly name: string;
    /** Addresses of its pages by `pageKey`; the home page is always included. */
    readonly pages: Readonly<Record<string, string>>;
  };
}

/** The other editions of a site's conference; empty if there is only one edition. */
export interface EditionFacts {
  /** The path below which the site is published: "/conf2027"; absent at the root of its host. */
  readonly base?: string;
  readonly edition?: PastEdition;
  /** Only for the newest edition. */
  readonly pastEditions?: readonly EditionLink[];
}

/** Identifies the content of a page, whatever its address. */
export const pageKey = ({ kind, id }: Shown): string => `${kind}/${id}`;

/** Returns the prefix of all addresses of an edition; empty for the newest one of a site at the root of its host. */
export const baseOf = ({ base = '', edition }: EditionFacts): string => edition?.base ?? base;

/** For a page of a past edition, returns the page of the newest edition that shows the same, else its home page. */
export function newestOf({ edition }: EditionFacts, route: Shown): EditionLink | undefined {
  if (!edition) return undefined;
  const { name, pages } = edition.newest;
  return { name, path: pages[pageKey(route)] ?? pages['home/home'] ?? '/' };
}
