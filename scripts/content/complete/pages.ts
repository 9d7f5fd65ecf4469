import { CONTRIBUTION_TABLES, collectionNames, collections } from '../../../shared/model/collections';
import type { Conference, Page } from '../../../shared/model/content';
import { type SinglePage, singlePageIds } from '../../../shared/model/page-kinds';
import type { Words } from '../../../shared/words';
import { isRecord } from '../fields';
import type { Place } from '../report/diagnostics';
import type { Entry } from '../validate/validate';
import { hasDates, hasPeople, type Known } from './known';

/** The default address of a page, and when the site has the page. */
interface DefaultPage {
  readonly path: string;
  /** The address to use if the data gives the default one to another page. */
  readonly otherwise?: string;
  /** `written`: only if pages.yaml has it. */
  readonly isThere: 'always' | 'written' | ((known: Known, features: Conference['features'] | undefined) => boolean);
}

/** Whether anything takes place at a time that is known. */
const hasProgram = ({ some }: Known): boolean =>
  some('sessions') || some('listedContributions', ({ date }) => date !== undefined);

const hasContributions = ({ some }: Known): boolean => CONTRIBUTION_TABLES.some((name) => some(name));

/** Kinds with a single page. A kind without content has no page, even if pages.yaml names it. */
const defaults: Readonly<Record<SinglePage, DefaultPage>> = {
  home: { path: '/', isThere: 'always' },
  topics: { path: '/topics', isThere: ({ some }) => some('topics') },
  'program-committee': { path: '/program-committee', isThere: ({ some }) => some('programCommittee') },
  'special-sessions': {
    path: '/special-sessions',
    isThere: ({ some }) => some('specialSessions', ({ accepted }) => accepted),
  },
  'important-dates': { path: '/important-dates', isThere: hasDates },
  registration: { path: '/registration', isThere: ({ some }) => some('registration') },
  'registration-notification': { path: '/registration-notification', isThere: 'written' },
  'payment-form': { path: '/pay', isThere: ({ some }) => some('payment') },
  'payment-result': { path: '/pay/result', isThere: ({ some }) => some('payment') },
  'payment-failure': { path: '/pay/failed', isThere: ({ some }) => some('payment') },
  attending: { path: '/attending', isThere: ({ some }) => some('attending') },
  schedule: {
    path: '/schedule',
    isThere: (known) =>
      hasProgram(known) || known.some('posters') || known.some('listedContributions', ({ kind }) => kind === 'poster'),
  },
  changes: { path: '/changes', isThere: ({ some }) => some('releases') },
  papers: {
    path: '/papers',
    otherwise: '/all-papers',
    isThere: (known, features) => features?.paperPages !== false && hasContributions(known),
  },
  people: {
    path: '/people',
    otherwise: '/all-people',
    isThere: (known, features) => features?.personPages !== false && hasPeople(known),
  },
  search: {
    path: '/search',
    otherwise: '/find-anything',
    isThere: (known, features) => features?.search !== false && (hasProgram(known) || hasContributions(known)),
  },
  'my-programme': {
    path: '/my-programme',
    otherwise: '/my-own-programme',
    isThere: (known, features) => features?.myProgramme !== false && hasProgram(known),
  },
  error: { path: '/404', isThere: 'always' },
};

/** The entry of a page in pages.yaml. */
type WrittenPage = Pick<Page, 'id'> & Partial<Page>;

/** The single pages of the site, and those of pages.yaml that would be empty. */
export interface SinglePages {
  readonly pages: readonly Entry<Page>[];
  readonly withoutContent: readonly Entry<Page>[];
}

/** Combines pages.yaml with defaults. `elsewhere` is the place of pages that no file names. */
export function completePages(
  written: readonly Entry<WrittenPage>[],
  conference: Conference | undefined,
  words: Words,
  known: Known,
  elsewhere: Place,
): SinglePages {
  const pages: Entry<Page>[] = [];
  const withoutContent: Entry<Page>[] = [];
  const taken = takenIn(written, known);
  for (const id of singlePageIds) {
    const entries = written.filter(({ value }) => value.id === id);
    const { isThere } = defaults[id];
    const isShown =
      typeof isThere === 'function' ? isThere(known, conference?.features) : isThere === 'always' || entries.length > 0;
    const found = entries.length > 0 ? entries : [{ value: { id }, at: () => elsewhere }];
    // Two entries for one page are reported where keys are compared; here each keeps its address.
    for (const entry of found) {
      const whole = { ...entry, value: completePage(entry.value, conference, words, taken) };
      if (isShown) pages.push(whole);
      else if (entries.length > 0) withoutContent.push(whole);
    }
  }
  return { pages, withoutContent };
}

/** Collects the addresses and aliases that the data gives to pages. */
function takenIn(written: readonly Entry<WrittenPage>[], { all }: Known): ReadonlySet<string> {
  const records: readonly Entry<unknown>['value'][] = [
    ...written.map(({ value }) => value),
    ...collectionNames
      .filter((name) => collections[name].page !== undefined && name !== 'pages')
      .flatMap((name) => all(name)),
  ];
  return new Set(
    records
      .filter(isRecord)
      .flatMap(({ path, aliases }) => [path, ...(Array.isArray(aliases) ? aliases : [])])
      .map(String),
  );
}

function completePage(
  written: WrittenPage,
  conference: Conference | undefined,
  words: Words,
  taken: ReadonlySet<string>,
): Page {
  const { id } = written;
  const own = words.defaults.pages[id];
  const title = written.title ?? (id === 'home' ? (conference?.name ?? own) : own);
  return {
    ...written,
    path: written.path ?? freePath(defaults[id], taken),
    title,
    description:
      written.description ??
      (id === 'home' ? (conference?.description ?? title) : describedBy(title, conference, words)),
  };
}

const freePath = ({ path, otherwise }: DefaultPage, taken: ReadonlySet<string>): string =>
  otherwise !== undefined && taken.has(path) ? otherwise : path;

/** The description of a page of which the data has none: its title and the name of the conference. */
export const describedBy = (
  title: string,
  conference: Pick<Conference, 'name'> | undefined,
  { colon }: Words,
): string => (conference === undefined ? title : title + colon + conference.name);
