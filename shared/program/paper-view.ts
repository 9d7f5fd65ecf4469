import type { Paper, Poster } from '#content';
import type { CitedVolume } from '../citation/proceedings';
import { topicSlug } from '../format/record-address';
import type { Update } from '../format/release-changes';
import { papersOf } from '../format/schedule';
import { memoisedPair } from '../memoise';
import {
  type PaperEntry,
  type PersonEntry,
  type PresentationEntry,
  paperEntry,
  personEntry,
  personFacts,
  posterEntry,
  presentationEntry,
  sessionEntry,
  withPath,
} from './entries';
import type { Presentation, Program } from './program';

/** A presentation on the page of its paper. */
export interface PaperPresentation extends PresentationEntry {
  readonly chairs: readonly PersonEntry[];
  /** The papers before and after it in the session. */
  readonly previous?: PaperEntry;
  readonly next?: PaperEntry;
}

/** All that a citation of a paper or poster tells. */
export interface CitedPaper {
  readonly kind: 'paper' | 'poster';
  readonly paper: Omit<Paper, 'aliases' | 'session' | 'topics' | 'track'> & Pick<Poster, 'board'>;
  readonly authors: readonly ReturnType<typeof personFacts>[];
  /** The volume in which it appears, if it is known; posters are shown, and stand in none. */
  readonly volume?: CitedVolume;
}

/** All that the page of a paper or poster shows. */
export interface PaperView extends CitedPaper {
  readonly presentations: readonly PaperPresentation[];
  readonly topics: readonly { readonly title: string; readonly path?: string }[];
  readonly track?: string;
  /** That it, or one of its presentations, has changed since it was first released. */
  readonly update?: Update;
}

/** What a citation tells of a paper, wherever and whenever it is presented. */
export function citedPaper(program: Program, id: string): CitedPaper | undefined {
  const paper = program.papers.get(id);
  if (paper === undefined) return undefined;
  const { aliases: _, session: __, topics: ___, track: ____, ...shown } = paper;
  return {
    kind: 'paper',
    paper: shown,
    authors: paper.authors.map((name) => personFacts(program, name)),
    ...(program.volume && { volume: program.volume }),
  };
}

export function paperView(program: Program, id: string): PaperView | undefined {
  const cited = citedPaper(program, id);
  if (cited === undefined) return undefined;
  const { topics = [], track } = program.papers.get(id) ?? {};
  const { content, links } = program;
  const trackTitle = content.tracks.find((each) => each.id === track)?.title;
  const presentations = program.presentations.get(id) ?? [];
  const keys = [`paper-${id}`, ...presentations.map(({ session }) => `paper-${id}.${session.id}`)];
  const update = program.updateOf(...keys);
  return {
    ...cited,
    presentations: presentations.map((each) => withNeighbours(program, each)),
    topics: content.topics
      .filter((topic) => topics.includes(String(topic.id)))
      .map((topic) => ({ title: topic.title, ...withPath(links.to('topic', topicSlug(topic))) })),
    ...(update && { update }),
    ...(trackTitle !== undefined && { track: trackTitle }),
  };
}

export function posterView(program: Program, id: string): PaperView | undefined {
  const poster = program.posters.get(id);
  if (poster === undefined) return undefined;
  const { aliases: _, session: inside, ...shown } = poster;
  const session = program.sessions.get(inside ?? '');
  const beside = program.postersIn.get(inside ?? '') ?? [];
  const update = program.updateOf(`poster-${id}`);
  return {
    kind: 'poster',
    paper: shown,
    authors: poster.authors.map((name) => personFacts(program, name)),
    presentations: session
      ? [
          {
            session: sessionEntry(program, session),
            chairs: chairsOf(program, session),
            ...around(beside, id, (each) => posterEntry(program, each)),
          },
        ]
      : [],
    topics: [],
    ...(update && { update }),
  };
}

function withNeighbours(program: Program, presentation: Presentation): PaperPresentation {
  const { session, paper } = presentation;
  return {
    ...presentationEntry(program, presentation),
    chairs: chairsOf(program, session),
    ...around(papersOf(program.talks, session), paper.id, (each) => paperEntry(program, each)),
  };
}

const chairsOf = memoisedPair((program: Program, { chairs = [] }: Presentation['session']) =>
  chairs.map((name) => personEntry(program, name)),
);

/** The entries of what stands before and after a record. */
function around<Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string,
  entryOf: (item: Item) => PaperEntry,
): Pick<PaperPresentation, 'previous' | 'next'> {
  const at = items.findIndex((item) => item.id === id);
  const [previous, next] = [items[at - 1], items[at + 1]];
  return { ...(previous && { previous: entryOf(previous) }), ...(next && { next: entryOf(next) }) };
}
