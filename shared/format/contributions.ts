import { memoised } from '../memoise';
import type { Contribution } from '../model/contribution';
import type { ContributorRole } from '../model/contributor';
import type { Role } from '../model/roles';
import type { Words } from '../words/texts';
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

/** Names a contribution by its kind: "Paper 239", "Lightning talk". */
export function contributionName(
  { kind, id }: Pick<Contribution, 'kind' | 'id'>,
  declared: readonly { readonly id: string; readonly label: string }[],
  words: Words,
): string {
  const page = pageKindOf({ kind });
  return page === 'talk' ? contributionLabel(kind, declared, words) : words.records[page](id);
}

/** The roles of people by the kind of contribution, or of session; in others they speak. */
const ROLES: ReadonlyMap<string, 'author' | 'panelist' | 'teacher' | 'host'> = new Map([
  ['paper', 'author'],
  ['poster', 'author'],
  ['panel', 'panelist'],
  ['tutorial', 'teacher'],
  ['workshop', 'host'],
  ['bof', 'host'],
  ['social', 'host'],
]);

/** Returns the role of the people of a contribution, or of a session itself. */
export const roleIn = (kind: string): Role => ROLES.get(kind) ?? 'speaker';

/** Names what the people of a contribution, or of a session itself, do in one of its kind. */
export function peopleLabel(kind: string, count: number, { records, panel }: Words): string {
  const { presenters } = records;
  switch (ROLES.get(kind)) {
    case 'author':
      return records.authors;
    case 'panelist':
      return panel.panelists;
    case 'teacher':
      return presenters.teachers(count);
    case 'host':
      return presenters.organisers(count);
    default:
      return presenters.speakers(count);
  }
}

/** Whether all contributions of a list are papers or posters, so that it may be called a list of papers. */
export const arePapers = (contributions: readonly OfKind[]): boolean =>
  contributions.every((each) => isPaper(each) || isPoster(each));

/** Whether a conference with these contributions has papers, or nothing but posters. */
export const isAcademic = (all: readonly OfKind[]): boolean => all.some(isPaper) || all.every(isPoster);

/** Whether a contribution is a work to cite: a paper, or a poster beside papers. */
export const isCited = (one: OfKind & Pick<Contribution, 'status'>, all: readonly OfKind[]): boolean =>
  one.status !== 'withdrawn' && (isPaper(one) || (isPoster(one) && isAcademic(all)));

/** Returns the labels for a conference with these contributions: talks are no papers, and without papers nobody is an author. */
export function fittingWords(all: readonly OfKind[], words: Words): Words {
  if (arePapers(all)) return words;
  const { calendars, changes, defaults, filters, records, schedule, search } = words;
  const { contributions } = records;
  const listed = {
    ...words,
    defaults: { ...defaults, pages: { ...defaults.pages, papers: contributions } },
    search: { ...search, kinds: { ...search.kinds, paper: contributions } },
  };
  if (isAcademic(all)) return listed;
  return {
    ...listed,
    filters: { ...filters, kinds: { ...filters.kinds, oral: calendars.tables.sessions } },
    records: { ...records, authors: changes.facts.people, papers: schedule.posters },
  };
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
