import type { Route } from '../scripts/content/link/route';
import type { Picture } from '../scripts/content/pictures/plan-pictures';
import type { PictureUse } from '../scripts/content/pictures/uses';
import { type EditionFacts, type EditionLink, newestPage } from './editions';
import { daysOf } from './format/schedule';
import { madeOnce } from './made-once';
import { notesOf } from './noting';
import { personFinder } from './people';
import { shownFrom } from './picture';
import { countriesOf } from './program/committee-map';
import type { LinkSource, Person, ProgramContent } from './program/content';
import { type DayContent, dayContent } from './program/day-content';
import { contributorNamed } from './program/record-links';
import { type View, viewOf } from './program/view-of';
import { routesOf } from './routes';

/** All that questions are about. */
export interface AskedContent extends Omit<ProgramContent, 'routes' | 'edition'>, EditionFacts {
  readonly routes: readonly Route[];
  readonly pictures: readonly Picture[];
  readonly home: { readonly news: readonly { readonly date?: string }[] };
  readonly statements: readonly { readonly id: string; readonly path: string; readonly title: string }[];
}

const routes = madeOnce(routesOf);
const people = madeOnce(personFinder);
const pictures = madeOnce(shownFrom);

/**
 * Questions that pages ask of the content instead of reading the collections from which the answers follow: a page is
 * rendered again where an answer has changed, not with every paper. Arguments and answers are plain data, as JSON has
 * them.
 */
const QUESTIONS = {
  base: ({ edition }: AskedContent) => edition?.base ?? '',
  /** Of a past edition: the newest, with the page of it that shows the same. */
  newest: ({ edition }: AskedContent, kind: string, id: string): EditionLink | undefined =>
    edition && { name: edition.newest.name, path: newestPage(edition, { kind, id }) },
  routeAt: (content: AskedContent, address: string) => routes(content.routes).at(address),
  routeOf: (content: AskedContent, kind: Route['kind'], id?: string) => routes(content.routes).of(kind, id),
  routesOf: (content: AskedContent, kind: Route['kind']) => routes(content.routes).all(kind),
  person: (content: AskedContent, name: string): Person | undefined => people(content.people)(name),
  picture: (content: AskedContent, address: string, use: PictureUse, width: number, height: number) =>
    pictures(content.pictures)(address, use, { width, height }),
  slug: ({ contributors }: Pick<LinkSource, 'contributors'>, name: string) =>
    contributorNamed(contributors, name)?.slug,
  familyName: ({ contributors }: Pick<LinkSource, 'contributors'>, name: string) =>
    contributorNamed(contributors, name)?.familyName,
  paperIds: ({ papers }: Pick<ProgramContent, 'papers'>) => papers.map(({ id }) => id),
  view: (content: AskedContent, kind: string, id: string): View | undefined => viewOf(content, { kind, id }),
  /** How many members the program committee has, and from where. */
  committee: ({ programCommittee }: Pick<ProgramContent, 'programCommittee'>) => ({
    members: programCommittee.length,
    countries: countriesOf(programCommittee),
  }),
  days: ({ sessions }: AskedContent) => daysOf(sessions),
  hasPosters: ({ posters }: AskedContent) => posters.length > 0,
  day: (content: AskedContent, day: string): DayContent<AskedContent> => dayContent(content, day),
  /** Whether anything that the feed tells has a day. */
  hasFeed: ({ home, releases }: AskedContent) =>
    releases.length > 0 || home.news.some(({ date }) => date !== undefined),
  statements: ({ statements }: AskedContent) => statements.map(({ id, path, title }) => ({ id, path, title })),
} as const;

type Questions = typeof QUESTIONS;
type Asked<Name extends keyof Questions> = Parameters<Questions[Name]> extends [unknown, ...infer Rest] ? Rest : never;

/** Asks the content something, and has it noted for the page that is rendered. */
export function ask<Name extends keyof Questions>(
  content: Parameters<Questions[Name]>[0],
  name: Name,
  ...args: Asked<Name>
): ReturnType<Questions[Name]> {
  const notes = notesOf(content);
  notes?.note(`?${JSON.stringify([name, ...args])}`);
  return answer((notes?.whole ?? content) as AskedContent, name, args) as ReturnType<Questions[Name]>; // of that name
}

/** The answer to a question, as `ask` notes it without the mark. */
export function answerTo(content: AskedContent, question: string): unknown {
  const [name, ...args] = JSON.parse(question) as [keyof Questions, ...unknown[]]; // as noted
  return answer(content, name, args);
}

const answer = (content: AskedContent, name: keyof Questions, args: readonly unknown[]): unknown =>
  (QUESTIONS[name] as (content: AskedContent, ...args: readonly unknown[]) => unknown)(content, ...args);
