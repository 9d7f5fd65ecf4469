import type { RenderedContent, Route } from '#content';
import {
  type PapersPartView,
  type PapersView,
  type PeopleView,
  papersPartView,
  papersView,
  peoplePartView,
  peopleView,
  type TopicView,
  topicView,
} from './list-views';
import { type PaperView, paperView } from './paper-view';
import { type PersonView, personView } from './person-view';
import { type Program, programOf } from './program';
import { type SessionView, sessionView } from './session-view';

/** The joined data that a page of the program shows. */
export type View = PaperView | SessionView | PersonView | PapersView | PapersPartView | PeopleView | TopicView;

type ViewOf = (program: Program, id: string) => View | undefined;

/** The kinds of page that show a view. */
const views: Partial<Readonly<Record<string, ViewOf>>> = {
  paper: paperView('paper'),
  poster: paperView('poster'),
  talk: paperView('talk'),
  session: sessionView,
  person: personView,
  topic: topicView,
  papers: papersView,
  people: peopleView,
  'papers-letter': papersPartView,
  'people-letter': peoplePartView,
};

/** Returns the view for a page; undefined for other kinds of page. */
export function viewOf(content: RenderedContent, { kind, id }: Pick<Route, 'kind' | 'id'>): View | undefined {
  const view = views[kind];
  if (view === undefined) return undefined;
  const made = view(programOf(content), id);
  if (made === undefined) throw new Error(`The program has no ${kind} "${id}".`);
  return made;
}
