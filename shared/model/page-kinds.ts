/** The special qualities of a page of which there is one. */
interface PageKind {
  /** Its address tells of a payment, which is nobody else's business: no page that it leads to learns the address. */
  readonly payment?: true;
  /** Its addresses go on with what is not known when the site is built, and one file answers all of them. */
  readonly hasPathParameter?: true;
  /** It means nothing to somebody who comes from a search engine. */
  readonly unlisted?: true;
}

/**
 * The kinds of page of which there is one each: the ids of pages.yaml, and folders in `pages/`. The other kinds are those
 * of the collections whose every record has a page (`page` in `collections.ts`).
 */
const singlePages = {
  home: {},
  topics: {},
  'program-committee': {},
  'special-sessions': {},
  'important-dates': {},
  registration: {},
  'registration-notification': {},
  'payment-form': { payment: true },
  // The address goes on with the number of the payment.
  'payment-result': { payment: true, hasPathParameter: true, unlisted: true },
  'payment-failure': { payment: true, unlisted: true },
  attending: {},
  schedule: {},
  changes: {},
  papers: {},
  people: {},
  search: { unlisted: true },
  'my-programme': { unlisted: true },
  error: { unlisted: true },
} as const satisfies Readonly<Record<string, PageKind>>;

export type SinglePage = keyof typeof singlePages;

export const singlePageIds: readonly SinglePage[] = Object.keys(singlePages) as SinglePage[]; // Object.keys widens to string[]

const rows: Readonly<Record<string, PageKind>> = singlePages;

/** Whether something is special about a kind of page. */
export const hasQuality = (kind: string, quality: keyof PageKind): boolean => rows[kind]?.[quality] === true;
