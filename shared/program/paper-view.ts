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
  /** Its neighbours in the session. */
  readonly previous?: PaperEntry;
  readonly next?: PaperEntry;
}

/** What a citation of a paper or poster needs. */
export interface CitedPaper {
  readonly kind: 'paper' | 'poster';
  readonly paper: Omit<Paper, 'aliases' | 'session' | 'topics' | 'track'> & Pick<Poster, 'board'>;
  readonly authors: readonly ReturnType<typeof personFacts>[];
  /** The proceedings volume, if known. Posters are in none. */
  readonly volume?: CitedVolume;
}

/** What the page of a paper or poster shows. */
export interface PaperView extends CitedPaper {
  readonly presentations: readonly PaperPresentation[];
  readonly topics: readonly { readonly title: string; readonly path?: string }[];
  readonly track?: string;
  /** The last change of it, or of one of its presentations, since the first release. */
  readonly update?: Update;
}

/** Returns what a citation of a paper needs; independent of its presentations. */
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

/** Returns what the page of a paper shows; undefined if there is no such paper. */
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

/** Returns what the page of a poster shows; undefined if there is no such poster. */
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

/** Returns the entries before and after a record. */
function around<Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string,
  entryOf: (item: Item) => PaperEntry,
): Pick<PaperPresentation, 'previous' | 'next'> {
  const at = items.findIndex((item) => item.id === id);
  const [previous, next] = [items[at - 1], items[at + 1]];
  return { ...(previous && { previous: entryOf(previous) }), ...(next && { next: entryOf(next) }) };
}
