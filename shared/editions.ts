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
interface PastEdition {
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

/** The prefix of all addresses of a past edition; nothing for the newest. */
export const baseOf = ({ edition }: EditionFacts): string => edition?.base ?? '';

/** On a page of a past edition: the newest one, with the page that shows the same, else its home page. */
export function newestOf({ edition }: EditionFacts, route: Shown): EditionLink | undefined {
  if (!edition) return undefined;
  const { name, pages } = edition.newest;
  return { name, path: pages[pageKey(route)] ?? pages['home/home'] ?? '/' };
}
