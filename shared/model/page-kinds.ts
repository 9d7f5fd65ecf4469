/** Properties of a unique page. */
interface PageKind {
  /** Its address contains details of a payment. Pages that it links to must not learn the address. */
  readonly payment?: true;
  /** Its addresses continue with a value that is unknown at build time. One file serves all of them. */
  readonly hasPathParameter?: true;
  /** Meaningless to visitors from search engines. */
  readonly unlisted?: true;
}

/**
 * The unique pages: ids of pages.yaml, and folders in `pages/`. All other kinds belong to collections with one page per
 * record (`page` in `collections.ts`).
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
  // The address continues with the id of the payment.
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

/** Whether a kind of page has a property. */
export const hasQuality = (kind: string, quality: keyof PageKind): boolean => rows[kind]?.[quality] === true;
