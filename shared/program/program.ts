import type { Contribution, Contributor, RenderedContent, Session } from '#content';
import { type CitedVolume, volumeFacts } from '../citation/proceedings';
import { contributionKey, postersIn, presentedIn } from '../format/contributions';
import { grouped } from '../format/grouped';
import { updatesIn } from '../format/release-changes';
import { type Talks, talksOf } from '../format/schedule';
import { memoised } from '../memoise';
import { type FindPerson, personFinder } from '../people';
import { contributorNamed, type RecordLinks, recordLinksOf } from './record-links';

/** The program of a conference with indexes by reference, so that no page searches all of it. */
export interface Program {
  readonly content: RenderedContent;
  readonly links: RecordLinks;
  readonly findPerson: FindPerson;
  readonly talks: Talks;
  readonly sessions: ReadonlyMap<string, Session>;
  /** By their keys (`contributionKey`). */
  readonly contributions: ReadonlyMap<string, Contribution>;
  /** Finds the last change of some entries in the releases. */
  readonly updateOf: ReturnType<typeof updatesIn>;
  /** The proceedings volume. */
  readonly volume: CitedVolume | undefined;
  /** By slug. */
  readonly contributors: ReadonlyMap<string, Contributor>;
  /** By the number of the topic, as papers write it. */
  readonly papersOnTopic: ReadonlyMap<string, readonly Contribution[]>;
  /** By the id of the paper: its sessions, with its times and mode there. */
  readonly presentations: ReadonlyMap<string, readonly Presentation[]>;
  /** By the id of the session. */
  readonly postersIn: ReadonlyMap<string, readonly Contribution[]>;
  readonly partsOf: ReadonlyMap<string, readonly Session[]>;
  /** The sessions that continue it. */
  readonly blocksOf: ReadonlyMap<string, readonly Session[]>;
  /** By the id of the speaker or panel. */
  readonly sessionsOfSpeaker: ReadonlyMap<number, readonly Session[]>;
  readonly sessionsOfPanel: ReadonlyMap<string, readonly Session[]>;
  /** By the day, without parts of others. */
  readonly sessionsOn: ReadonlyMap<string, readonly Session[]>;
}

/** A paper in one of its sessions. */
export interface Presentation {
  readonly session: Session;
  readonly paper: Contribution;
}

/** Joins the records of a conference's program. */
export const programOf = memoised((content: RenderedContent): Program => {
  const { contributions, contributors, presentations, sessions } = content;
  const talks = talksOf(presentedIn(contributions), presentations);
  const sessionOf = new Map(sessions.map((session) => [session.id, session]));
  const presented = [...talks].flatMap(([id, inside]) => {
    const session = sessionOf.get(id);
    return session === undefined ? [] : inside.map((paper): Presentation => ({ session, paper }));
  });
  const shown = postersIn(contributions).flatMap((paper): Presentation[] => {
    const session = sessionOf.get(paper.session ?? '');
    return session === undefined ? [] : [{ session, paper }];
  });
  return {
    content,
    links: recordLinksOf(content),
    findPerson: personFinder(content.people),
    talks,
    sessions: sessionOf,
    contributions: new Map(contributions.map((each) => [contributionKey(each), each])),
    updateOf: updatesIn(content, content.routes.find(({ kind }) => kind === 'changes')?.path),
    volume: volumeOf(content),
    contributors: new Map(contributors.map((person) => [person.slug, person])),
    papersOnTopic: new Map(
      [
        ...grouped(
          contributions.flatMap((paper) => (paper.topics ?? []).map((topic) => ({ topic, paper }))),
          ({ topic }) => topic,
        ),
      ].map(([topic, named]) => [topic, named.map(({ paper }) => paper)]),
    ),
    presentations: grouped([...presented, ...shown], ({ paper }) => contributionKey(paper)),
    postersIn: grouped(postersIn(contributions), ({ session }) => session),
    partsOf: grouped(sessions, ({ parent }) => parent),
    blocksOf: grouped(sessions, ({ continues }) => continues),
    sessionsOfSpeaker: grouped(sessions, ({ speaker }) => speaker),
    sessionsOfPanel: grouped(sessions, ({ panel }) => panel),
    sessionsOn: grouped(
      sessions.filter(({ parent }) => parent === undefined),
      ({ date }) => date,
    ),
  };
});

function volumeOf({ proceedings, contributors }: RenderedContent): CitedVolume | undefined {
  if (proceedings === undefined) return undefined;
  const { title, published } = proceedings;
  return {
    title,
    published,
    facts: volumeFacts(proceedings, (name) => contributorNamed(contributors, name)?.parts),
  };
}
