import { type CollectionName, collectionNames, collections, type RouteKind } from '../../../shared/model/collections';
import type { Conference, Contribution, Presentation, Session } from '../../../shared/model/content';
import type { Route } from '../../../shared/model/route';
import type { Words } from '../../../shared/words';
import type { RouteEntry } from '../link/route';
import type { ContributorEntry } from '../people/contributors';
import type { Place } from '../report/diagnostics';
import type { Entry } from '../validate/validate';
import type { Entries, Known } from './known';
import { recordPages } from './record-pages';
import { scheduleDays } from './schedule-days';

/** The fields that every record with a page has. */
interface PageRecord {
  readonly id: string;
  readonly path: string;
  readonly aliases?: readonly string[];
  readonly title: string;
  readonly description?: string;
  readonly subtitle?: string;
}

/** Whether the page of a record has something to show, where that is not in the record itself. */
const hasContent: Partial<Readonly<Record<CollectionName, (id: string, known: Known) => boolean>>> = {
  committees: (id, { some }) => some('committeeMembers', ({ committee }) => committee === id),
};

/** Every address of the site, where `elsewhere` is the place of pages that stand in no file: of each record with a page its path, then its other spellings. */
export function findRoutes(
  entries: Entries,
  known: Known,
  contributors: readonly ContributorEntry[],
  contributions: readonly Entry<Contribution>[],
  elsewhere: Place,
  words: Words,
): RouteEntry[] {
  const conference = entries.get('conference')?.[0]?.value as Conference | undefined; // it is complete
  const routes = routesOfRecords(entries, known, elsewhere);
  return [
    ...routes,
    ...scheduleDays(
      routes,
      {
        contributions: contributions.map(({ value }) => value),
        sessions: (entries.get('sessions') ?? []).map(({ value }) => value as Session), // it is complete
        presentations: (entries.get('presentations') ?? []).map(({ value }) => value as Presentation),
      },
      words,
    ),
    ...(conference === undefined
      ? []
      : recordPages(entries, contributors, contributions, conference, elsewhere, words)),
  ];
}

function routesOfRecords(entries: Entries, known: Known, elsewhere: Place): RouteEntry[] {
  return collectionNames.flatMap((name) => {
    const { page } = collections[name];
    const found = entries.get(name) ?? [];
    if (page === undefined) return [];
    return found.flatMap(({ value, at }) => {
      const record = value as PageRecord; // the schema accepted it, and it is complete
      const { id, path, aliases = [], title } = record;
      if (hasContent[name]?.(id, known) === false) return [];
      const route = (spelling: string): Route => ({
        path: spelling,
        canonical: path,
        kind: (page === 'id' ? id : page) as RouteKind, // the ids of pages.yaml are a closed list in its schema
        id,
        title,
        description: record.description ?? record.subtitle ?? title,
      });
      const entry = (spelling: string, place: Place) => ({
        route: route(spelling),
        place,
        isDerived: place === elsewhere,
      });
      return [entry(path, at('path')), ...aliases.map((alias, index) => entry(alias, at('aliases', index)))];
    });
  });
}
