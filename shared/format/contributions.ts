import { memoised } from '../memoise';
import type { Contribution } from '../model/contribution';
import type { ContributorRole } from '../model/contributor';
import type { Words } from '../words';
import type { RecordKind } from './record-address';

interface OfKind {
  readonly kind: string;
}

export const isPaper = ({ kind }: OfKind): boolean => kind === 'paper';

export const isPoster = ({ kind }: OfKind): boolean => kind === 'poster';

/** Whether a session or contribution is held: it is neither cancelled nor withdrawn. */
export const takesPlace = ({ status }: { readonly status?: string | undefined }): boolean =>
  status !== 'cancelled' && status !== 'withdrawn';

/** The kind of page that a contribution has. */
export const pageKindOf = ({ kind }: OfKind): Extract<RecordKind, 'paper' | 'poster' | 'talk'> =>
  kind === 'paper' || kind === 'poster' ? kind : 'talk';

/** Names a kind of contribution other than a paper or poster: as session-kinds.csv does, else in the words of the interface. */
export function contributionLabel(
  kind: string,
  declared: readonly { readonly id: string; readonly label: string }[],
  { records }: Words,
): string {
  const own = declared.find(({ id }) => id === kind)?.label;
  const usual: Readonly<Record<string, string>> = records.kinds;
  return own ?? usual[kind] ?? records.kinds.talk;
}

const TEACHERS: ReadonlySet<string> = new Set(['tutorial']);
const ORGANISERS: ReadonlySet<string> = new Set(['workshop', 'bof', 'social']);

/** Names what the people of a contribution, or of a session itself, do in one of its kind. */
export function peopleLabel(kind: string, count: number, { records, panel }: Words): string {
  if (kind === 'paper' || kind === 'poster') return records.authors;
  if (kind === 'panel') return panel.panelists;
  if (TEACHERS.has(kind)) return records.presenters.teachers(count);
  return ORGANISERS.has(kind) ? records.presenters.organisers(count) : records.presenters.speakers(count);
}

/** Whether all contributions of a list are papers or posters, so that it may be called a list of papers. */
export const arePapers = (contributions: readonly OfKind[]): boolean =>
  contributions.every((each) => isPaper(each) || isPoster(each));

/** Whether a conference with these contributions has papers, or nothing but posters. */
export const isAcademic = (all: readonly OfKind[]): boolean => all.some(isPaper) || all.every(isPoster);

/** The title of the list of all contributions: that of a list of papers, unless there are none. */
export const listTitle = (all: readonly OfKind[], { defaults, records }: Words): string =>
  isAcademic(all) ? defaults.pages.papers : records.contributions;

/** Names papers in the results of the search as the list of all contributions does. */
export function searchWords(all: readonly OfKind[], { search, records }: Words): Words['search'] {
  return isAcademic(all) ? search : { ...search, kinds: { ...search.kinds, paper: records.contributions } };
}

/** Counts the contributions of a list: as papers, if that is what they are. */
export const countOf = (contributions: readonly OfKind[], { schedule }: Words): string =>
  (arePapers(contributions) ? schedule.paperCount : schedule.contributionCount)(contributions.length);

/** The key by which stars, releases and calendars know a contribution; papers and posters may have the same ids. */
export const contributionKey = (contribution: Pick<Contribution, 'kind' | 'id'>): string =>
  `${pageKindOf(contribution)}-${contribution.id}`;

/** The keys that a contribution may have, of which a record of its table names somebody. */
export function keysIn({ collection, id }: ContributorRole): readonly string[] {
  if (collection === 'papers') return [`paper-${id}`];
  if (collection === 'posters') return [`poster-${id}`];
  return collection === 'listedContributions' ? ['talk', 'paper', 'poster'].map((kind) => `${kind}-${id}`) : [];
}

/** What is presented at a time in a session: all contributions but posters. */
export const presentedIn = memoised((contributions: readonly Contribution[]) =>
  contributions.filter((each) => !isPoster(each)),
);

/** The posters among the contributions. */
export const postersIn = memoised((contributions: readonly Contribution[]) => contributions.filter(isPoster));
