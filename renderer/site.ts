import type { RenderedContent, Route } from '#content';
import { type CalendarOf, recordCalendars } from '../shared/calendars/record-calendars';
import { baseOf } from '../shared/editions';
import { memoised } from '../shared/memoise';
import { type FindPerson, personFinder } from '../shared/people';
import { pictureSizer, type ShowPicture } from '../shared/picture';
import { type RecordLinks, recordLinksOf } from '../shared/program/record-links';
import { type Words, wordsOf } from '../shared/words';
import { type Routes, routesOf } from './routes';

/** A conference's site, from which each page takes what it shows and hands it down. */
export interface Site {
  readonly content: RenderedContent;
  readonly words: Words;
  readonly routes: Routes;
  readonly showPicture: ShowPicture;
  readonly findPerson: FindPerson;
  /** Where the pages of sessions, papers and people stand. */
  readonly links: RecordLinks;
  readonly calendarOf: CalendarOf;
  /** The address of a file of the site that no data names; those of a past edition begin with its name. */
  readonly at: (address: string) => string;
}

/** The props of a page's entry: the site, and the address that is rendered. */
export interface PageProps extends Site {
  readonly route: Route;
}

/** The further props of a page of the program: its view of the program (`program/view-of.ts`). */
export interface ProgramPageProps<Shown> extends PageProps {
  readonly view: Shown;
}

/** The site of some content; made once, however many pages are rendered. */
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

/** The object that a page shows of which there is one: the compiler makes no page without it. */
export function requireContent<T>(single: T | undefined): T {
  if (single === undefined) throw new Error('a page without its content');
  return single;
}

/** The record that a route shows. */
export function recordOf<T extends { readonly id: string }>(records: readonly T[], { id }: Route): T {
  const found = records.find((record) => record.id === id);
  if (!found) throw new Error(`no record "${id}"`);
  return found;
}
