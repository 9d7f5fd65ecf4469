import type { RenderedContent, Route } from '#content';
import { type CalendarOf, recordCalendars } from '../shared/calendars/record-calendars';
import { baseOf } from '../shared/editions';
import { memoised } from '../shared/memoise';
import { type FindPerson, personFinder } from '../shared/people';
import { pictureSizer, type ShowPicture } from '../shared/picture';
import { type RecordLinks, recordLinksOf } from '../shared/program/record-links';
import { type Words, wordsOf } from '../shared/words';
import { type Routes, routesOf } from './routes';

/** A conference's site, from which pages take their content. */
export interface Site {
  readonly content: RenderedContent;
  readonly words: Words;
  readonly routes: Routes;
  readonly showPicture: ShowPicture;
  readonly findPerson: FindPerson;
  /** Finds the pages of sessions, papers and people. */
  readonly links: RecordLinks;
  readonly calendarOf: CalendarOf;
  /** Adds the prefix of a past edition to the address of a file that the site generates. */
  readonly at: (address: string) => string;
}

/** The props of a page's entry: the site, and the route that is rendered. */
export interface PageProps extends Site {
  readonly route: Route;
}

/** The props of a page of the program, with its view (`program/view-of.ts`). */
export interface ProgramPageProps<Shown> extends PageProps {
  readonly view: Shown;
}

/** Returns the site of some content. */
export const siteOf = memoised((content: RenderedContent): Site => {
  const base = baseOf(content);
  return {
    content,
    words: wordsOf(content),
    routes: routesOf(content.routes),
    showPicture: pictureSizer(content.pictures),
    findPerson: personFinder(content.people),
    links: recordLinksOf(content),
    calendarOf: (kind, id) => recordCalendars(content)(kind, id),
    at: (address) => `${base}${address}`,
  };
});

/** Returns an optional object that a page shows. The compiler makes no page without its content. */
export function requireContent<T>(single: T | undefined): T {
  if (single === undefined) throw new Error('The content of this page is missing.');
  return single;
}

/** Returns the record that a route shows. */
export function recordOf<T extends { readonly id: string }>(records: readonly T[], { id }: Route): T {
  const found = records.find((record) => record.id === id);
  if (!found) throw new Error(`There is no record "${id}".`);
  return found;
}
