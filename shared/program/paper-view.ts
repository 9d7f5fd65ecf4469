import type { Contribution, Session } from '#content';
import type { CitedVolume } from '../citation/proceedings';
import { contributionKey, isPaper, isPoster, pageKindOf } from '../format/contributions';
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
  presentationEntry,
  type RoomEntry,
  roomEntries,
  type SessionEntry,
  sessionEntry,
  withPath,
} from './entries';
import type { Presentation, Program } from './program';

/** A presentation on the page of its paper. */
export interface PaperPresentation extends PresentationEntry {
  readonly chairs: readonly PersonEntry[];
  readonly rooms: readonly RoomEntry[];
  /** Facts of the session if it consists of this contribution, for it has no page of its own. */
  readonly own?: Pick<Session, 'id' | 'date' | 'note' | 'website' | 'link'>;
  /** Its neighbours in the session. */
  readonly previous?: PaperEntry;
  readonly next?: PaperEntry;
}

/** What a citation of a paper or poster needs. */
export interface CitedPaper {
  readonly kind: ReturnType<typeof pageKindOf>;
  readonly paper: Omit<Contribution, 'aliases' | 'session' | 'topics' | 'track'>;
  readonly people: readonly ReturnType<typeof personFacts>[];
  /** The proceedings volume, if known. Posters are in none. */
  readonly volume?: CitedVolume;
}

/** What the page of a paper or poster shows. */
export interface PaperView extends CitedPaper {
  readonly presentations: readonly PaperPresentation[];
  /** All poster sessions, if it is a poster of which the data does not say in which it hangs. */
  readonly posterSessions: readonly { readonly session: SessionEntry; readonly note?: string }[];
  readonly topics: readonly { readonly title: string; readonly path?: string }[];
  readonly track?: string;
  /** The last change of it, or of one of its presentations, since the first release. */
  readonly update?: Update;
}

/** Returns what a citation of a paper needs; independent of its presentations. */
export function citedPaper(program: Program, key: string): CitedPaper | undefined {
  const paper = program.contributions.get(key);
  if (paper === undefined) return undefined;
  const { aliases: _, session: __, topics: ___, track: ____, ...shown } = paper;
  return {
    kind: pageKindOf(paper),
    paper: shown,
    people: paper.people.map((name) => personFacts(program, name)),
    ...(isPaper(paper) && program.volume && { volume: program.volume }),
  };
}

/** Makes the view of a contribution's page. */
export const paperView =
  (kind: CitedPaper['kind']) =>
  (program: Program, id: string): PaperView | undefined => {
    const key = `${kind}-${id}`;
    const cited = citedPaper(program, key);
    if (cited === undefined) return undefined;
    const { topics = [], track } = program.contributions.get(key) ?? {};
    const { content, links } = program;
    const trackTitle = content.tracks.find((each) => each.id === track)?.title;
    const presentations = program.presentations.get(key) ?? [];
    const hangs = kind === 'poster' && presentations.length === 0;
    const update = program.updateOf(key, ...presentations.map(({ session }) => `${key}.${session.id}`));
    return {
      ...cited,
      presentations: presentations.map((each) => withNeighbours(program, each)),
      posterSessions: content.sessions
        .filter((session) => hangs && session.kind === 'posters')
        .map((session) => ({ session: sessionEntry(program, session), ...(session.note && { note: session.note }) })),
      topics: content.topics
        .filter((topic) => topics.includes(String(topic.id)))
        .map((topic) => ({ title: topic.title, ...withPath(links.to('topic', topicSlug(topic))) })),
      ...(update && { update }),
      ...(trackTitle !== undefined && { track: trackTitle }),
    };
  };

function withNeighbours(program: Program, presentation: Presentation): PaperPresentation {
  const { session, paper } = presentation;
  const beside = isPoster(paper) ? (program.postersIn.get(session.id) ?? []) : papersOf(program.talks, session);
  return {
    ...presentationEntry(program, presentation),
    chairs: chairsOf(program, session),
    rooms: roomEntries(program, session),
    ...(session.contribution === contributionKey(paper) && { own: ownOf(session) }),
    ...around(beside, paper.id, (each) => paperEntry(program, each)),
  };
}

const chairsOf = memoisedPair((program: Program, { chairs = [] }: Presentation['session']) =>
  chairs.map((name) => personEntry(program, name)),
);

const ownOf = ({ id, date, note, website, link }: Session): NonNullable<PaperPresentation['own']> => ({
  id,
  date,
  ...(note && { note }),
  ...(website && { website }),
  ...(link && { link }),
});

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
