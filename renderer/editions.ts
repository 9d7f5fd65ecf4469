/** The part of a route that says what its page shows. */
interface Shown {
  readonly kind: string;
  readonly id: string;
}

/** An edition of the conference, as pages of another one lead to it. */
export interface EditionLink {
  readonly name: string;
  readonly path: string;
}

/** The facts that a past edition has of itself and of the newest one. */
export interface PastEdition {
  /** The prefix of all its addresses: "/2023". */
  readonly base: string;
  readonly newest: {
    readonly name: string;
    /** Addresses of its pages, by what they show (`pageKey`); the home page is always among them. */
    readonly pages: Readonly<Record<string, string>>;
  };
}

/** Where a site stands among the editions of its conference; nothing is said where there is but one. */
export interface EditionFacts {
  readonly edition?: PastEdition;
  /** Of the newest: the past ones. */
  readonly pastEditions?: readonly EditionLink[];
}

/** The key of a page's content, whatever its address. */
export const pageKey = ({ kind, id }: Shown): string => `${kind}/${id}`;

/** The page of the newest edition that shows the same, else its home page. */
export const newestPage = ({ newest: { pages } }: PastEdition, route: Shown): string =>
  pages[pageKey(route)] ?? pages['home/home'] ?? '/';
