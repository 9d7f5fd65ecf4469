/** What is special about a page of which there is one. */
interface PageKind {
  /** Its address tells of a payment, which is nobody else's business. */
  readonly payment?: true;
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
  'payment-result': { payment: true, unlisted: true },
  'payment-failure': { payment: true, unlisted: true },
  attending: {},
  schedule: {},
  error: { unlisted: true },
} as const satisfies Readonly<Record<string, PageKind>>;

export type SinglePage = keyof typeof singlePages;

export const singlePageIds: readonly SinglePage[] = Object.keys(singlePages) as SinglePage[]; // Object.keys widens to string[]

const rows: Readonly<Record<string, PageKind>> = singlePages;

/** Whether the address of such a page tells of a payment: no site that it leads to may learn it. */
export const isPaymentKind = (kind: string): boolean => rows[kind]?.payment === true;

/** Whether search engines are not told of such a page. */
export const isUnlisted = (kind: string): boolean => rows[kind]?.unlisted === true;
