import { postersIn } from '../../../shared/format/contributions';
import { onDayOfProgram } from '../../../shared/format/times';
import type { CollectionName } from '../../../shared/model/collections';
import type { Conference, Home, Page, Session } from '../../../shared/model/content';
import type { Contribution } from '../../../shared/model/contribution';
import { type WordChoice, type Words, wordsOf } from '../../../shared/words';
import type { RouteEntry } from '../link/route';
import { type ContributorEntry, contributorsIn } from '../people/contributors';
import { type People, peopleDeclared } from '../people/people';
import { type Staged, startOfFile } from '../report/diagnostics';
import type { Collected, Entry } from '../validate/validate';
import { completeConference, type WrittenConference } from './conference';
import { contributionsIn } from './contributions';
import { completeHome } from './home';
import { type Entries, knownFrom } from './known';
import { deriveNavigation } from './navigation';
import { completePages } from './pages';
import { completeRecords } from './records';
import { findRoutes } from './routes';

/** The complete content: what the data says, and defaults for the rest. */
export interface Completed {
  readonly entries: Entries;
  /** Every address of the site, with its place in the data. */
  readonly routes: readonly RouteEntry[];
  /** The people and their spellings. */
  readonly people: People;
  readonly contributors: readonly ContributorEntry[];
  /** Whatever is presented, whichever table it is in. */
  readonly contributions: readonly Entry<Contribution>[];
  /** The sessions with their dates and times as written, for rules; `entries` has them on the days of the program. */
  readonly sessions: readonly Entry<Session>[];
  /** Pages of pages.yaml that the site leaves out, since they would be empty. */
  readonly withoutContent: readonly Entry<Page>[];
}

/** Fills in defaults for what the data leaves out, so that pages, exports and documents need not check for it. */
export async function complete(written: Entries, collected: Collected): Promise<Staged<Completed>> {
  const conference = completeConferenceOf(written);
  const [fallback] = [...collected.values()];
  const elsewhere = conference?.at('name') ?? { file: fallback?.parsed.file ?? '', range: startOfFile };
  const known = knownFrom(written, collected);
  const people = peopleDeclared(collected.get('people')?.entries);

  const entries = new Map(completeRecords(written, wordsFor(written)));
  const { contributions, sessions, presentations } = contributionsIn(entries);
  const words = wordsFor(
    written,
    contributions.map(({ value }) => value),
  );
  const dayEnds = conference?.value.dayEnds;
  if (sessions.length > 0)
    entries.set(
      'sessions',
      sessions.map(({ value, at }) => ({ value: onDayOfProgram(value, dayEnds), at })),
    );
  if (presentations.length > 0) entries.set('presentations', presentations);
  const single = (name: CollectionName, value: unknown) =>
    entries.set(name, [{ at: written.get(name)?.[0]?.at ?? (() => elsewhere), value }]);
  if (conference) entries.set('conference', [conference]);
  const writtenPages = (written.get('pages') ?? []) as Parameters<typeof completePages>[0]; // their schema accepted them
  const { pages, withoutContent } = completePages(writtenPages, conference?.value, words, known, elsewhere);
  entries.set('pages', pages);
  // Pages of a file with errors are unknown until the errors are fixed.
  const home = completeHome((written.get('home')?.[0]?.value ?? {}) as Partial<Home>, conference?.value, words, known);
  single('home', home);
  const contributors = await contributorsIn(entries, people, contributions);
  const routes = findRoutes(entries, known, contributors, contributions, elsewhere, words);
  if (collected.get('navigation')?.all.length === 0) {
    const specialSessions = knownFrom(entries, collected).all('specialSessions');
    const sources = {
      routes: routes.map(({ route }) => route),
      home,
      specialSessions: new Map(specialSessions.flatMap((each) => (each.accepted ? [[each.id, each.menuLabel]] : []))),
      ownPages: new Map(known.all('freePages').flatMap(({ id, menu }) => (menu === undefined ? [] : [[id, menu]]))),
      hasContacts: known.some('contacts'),
      hasPosters: postersIn(contributions.map(({ value }) => value)).length > 0,
      booklet: known.all('documents').find(({ kind }) => kind === 'booklet'),
    };
    single('navigation', deriveNavigation(sources, words));
  }
  return { value: { entries, routes, people, contributors, contributions, sessions, withoutContent }, diagnostics: [] };
}

/** Completes the facts of the conference; undefined if its file has errors. */
export function completeConferenceOf(entries: Entries): Entry<Conference> | undefined {
  const [entry] = entries.get('conference') ?? [];
  if (entry === undefined) return undefined;
  const home = (entries.get('home')?.[0]?.value ?? {}) as Partial<Home>; // their schemas accepted them
  const sources = {
    sessions: (entries.get('sessions') ?? []).map(({ value }) => value as { date: string; start: string }),
    hasNews: (home.news ?? []).length > 0,
  };
  return { ...entry, value: completeConference(entry.value as WrittenConference, sources, wordsFor(entries)) };
}

/** Returns the interface texts in the conference's language, with its own replacements. Their schemas accepted both. */
function wordsFor(entries: Entries, contributions?: readonly Contribution[]): Words {
  const conference = entries.get('conference')?.[0]?.value as Partial<WordChoice['conference']> | undefined;
  const words = entries.get('words')?.[0]?.value as WordChoice['words'];
  return wordsOf({
    conference: { ...conference, language: conference?.language ?? 'en' },
    words,
    ...(contributions && { contributions }),
  });
}
