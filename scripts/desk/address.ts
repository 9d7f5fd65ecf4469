import type { CollectionName, RouteKind } from '../../shared/model/collections';
import type { Route } from '../../shared/model/route';

/** The kinds of page on which the records of a collection are shown, the best first. */
const PAGES: Readonly<Partial<Record<CollectionName, readonly RouteKind[]>>> = {
  tracks: ['important-dates'],
  deadlines: ['important-dates'],
  topics: ['topic', 'topics'],
  people: ['person', 'people'],
  speakers: ['person', 'people'],
  committees: ['committee'],
  committeeMembers: ['committee'],
  programCommittee: ['program-committee'],
  calls: ['call'],
  attending: ['attending'],
  specialSessions: ['special-session', 'special-sessions'],
  rooms: ['schedule'],
  sessionKinds: ['schedule'],
  sessions: ['session', 'panel', 'schedule'],
  papers: ['paper', 'papers'],
  listedContributions: ['paper', 'talk', 'poster', 'papers'],
  presentations: ['paper', 'schedule'],
  posters: ['poster', 'papers'],
  panels: ['panel'],
  registration: ['registration'],
  fees: ['registration'],
  supplements: ['registration'],
  currencies: ['registration'],
  payment: ['payment-form'],
  contacts: ['registration'],
  statements: ['statement'],
  freePages: ['page'],
};

/** Returns the address of the page that shows a record: its own if it has one, else the page of its collection, else the home page. */
export function addressOfRecord(routes: readonly Route[], collection: CollectionName, id: string): string {
  const kinds = PAGES[collection] ?? [];
  for (const kind of kinds) {
    const ofKind = routes.filter((route) => route.kind === kind);
    const found = ofKind.find((route) => route.id === id || route.title === id);
    if (found) return found.path;
    // A page with all records of the collection.
    if (ofKind.length === 1 || kind === kinds.at(-1)) return ofKind[0]?.path ?? '/';
  }
  // Texts of single pages are called like these.
  return routes.find((route) => collection === 'pages' && route.kind === id)?.path ?? '/';
}
