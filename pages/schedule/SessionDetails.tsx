import type { Contribution, Session } from '#content';
import { FoldedOnPhones } from '../../renderer/components/FoldedOnPhones';
import { Linked } from '../../renderer/components/Linked';
import { Marks } from '../../renderer/components/Marks';
import { SessionTitle } from '../../renderer/components/SessionTitle';
import { Starrable } from '../../renderer/components/Starrable';
import { TimeSpan } from '../../renderer/components/TimeSpan';
import { Updated } from '../../renderer/components/Updated';
import { VisuallyHidden } from '../../renderer/components/VisuallyHidden';
import { contributionKey, countOf } from '../../shared/format/contributions';
import { headlineOf } from '../../shared/format/headline';
import { bindNumerals } from '../../shared/format/line-breaks';
import { papersOf, roomOf, starOf } from '../../shared/format/schedule';
import { isForEverybody } from '../../shared/format/session-kinds';
import { minutesIn } from '../../shared/format/times';
import type { Words } from '../../shared/words';
import { kindAttributes } from './kind-attributes';
import { FoldedAbstract, PaperDetails } from './PaperDetails';
import { PaperList, PosterList, Presenters } from './PaperList';
import type { ProgramContent } from './program-content';
import styles from './SessionDetails.module.css';
import { Chairs, Elsewhere, OwnPeople, Talk } from './SessionFacts';

interface SessionProps {
  readonly session: Session;
  readonly content: ProgramContent;
  readonly words: Words;
}

interface SessionDetailsProps extends SessionProps {
  /** Whether it may be next to others of the same time. */
  readonly isBeside?: boolean;
  /** The session of which it is a part. */
  readonly whole?: Session;
}

/** Shows a session in the detailed program. */
export function SessionDetails({ session, isBeside = false, whole, content, words }: SessionDetailsProps) {
  const { conference, rooms, sessions, sessionKinds, talks } = content;
  const { timeZone } = conference;
  const posters = content.posters.filter((poster) => poster.session === session.id);
  const papers = papersOf(talks, session);
  const only = papers.find((paper) => contributionKey(paper) === session.contribution);
  const room = roomOf(rooms, session, words);
  const label = sessionKinds.find(({ id }) => id === session.kind)?.label;
  const parts = whole === undefined ? sessions.filter(({ parent }) => parent === session.id) : [];
  const Heading = whole === undefined ? 'h4' : 'h5';
  const { title, label: own } = headlineOf(session, content.speakers, words);
  const name = bindNumerals(title);
  const path = content.links.toSession(session);
  const heading = (
    <Heading>
      <Linked path={path}>
        <SessionTitle of={session}>{name}</SessionTitle>
      </Linked>
    </Heading>
  );
  return (
    <article
      // The same attributes first: this compresses better on the largest page.
      className={whole === undefined ? styles.session : styles.part}
      id={session.id}
      {...kindAttributes(session.kind, sessionKinds)}
      {...filteredBy(session, papers, content)}
      {...(isBeside && { 'data-beside': '' })}
    >
      {(own ?? label) && <p className={styles.label}>{own ?? label}</p>}
      <Starrable of={starOf(session)}>{heading}</Starrable>
      <p data-during="">
        <TimeSpan date={session.date} minutes={minutesIn(session)} timeZone={timeZone} words={words} />
        {/* The space is hidden with the word. */}
        <b> {words.now.now}</b>
        {room && words.lists.between + room}
      </p>
      {only && (
        <Presenters people={only.people} everybody={path === undefined || content.namesEverybody} words={words} />
      )}
      <OwnPeople session={session} words={words} />
      <Chairs names={session.chairs ?? []} words={words} />
      <Talk session={session} content={content} words={words} />
      <Marks mode={only?.mode ?? session.mode} note={session.note} status={session.status} words={words} />
      <Marks note={only?.note} words={words} />
      <Updated update={content.updateOf(session.contribution ?? `session-${session.id}`)} words={words} />
      <OutsideLink address={session.website} label={words.schedule.website} name={words.colon + name} />
      <OutsideLink address={session.link} label={words.schedule.takePart} name={words.colon + name} />
      <Elsewhere session={session} content={content} words={words} />
      {session.abstract && path === undefined && <FoldedAbstract abstract={session.abstract} words={words} />}
      {only && <PaperDetails paper={only} content={content} hasPage={path !== undefined} words={words} />}
      {papers.length > 0 && !only && (
        <FoldedOnPhones summary={countOf(papers, words)}>
          <PaperList session={session} papers={papers} timeZone={timeZone} content={content} words={words} />
        </FoldedOnPhones>
      )}
      {posters.length > 0 && (
        <FoldedOnPhones summary={words.schedule.posters}>
          <PosterList posters={posters} content={content} words={words} />
        </FoldedOnPhones>
      )}
      {parts.map((part) => (
        <SessionDetails key={part.id} session={part} whole={session} content={content} words={words} />
      ))}
    </article>
  );
}

/** Returns the attributes that filters read. What is for everybody has no rooms, so that every chosen room shows it. */
function filteredBy(session: Session, papers: readonly Contribution[], content: ProgramContent) {
  const topics = [...new Set(papers.flatMap((paper) => paper.topics ?? []))];
  return {
    ...(session.room && !isForEverybody(session, content) && { 'data-rooms': session.room.join(' ') }),
    ...(topics.length > 0 && { 'data-topics': topics.join(' ') }),
    ...(session.mode !== undefined && { 'data-mode': session.mode }),
  };
}

interface OutsideLinkProps {
  readonly address: string | undefined;
  readonly label: string;
  /** A colon and the name of the session, for readers who hear the link alone. */
  readonly name: string;
}

/** Links to a website of the session, if it has one. */
function OutsideLink({ address, label, name }: OutsideLinkProps) {
  if (address === undefined) return null;
  return (
    <p>
      <a href={address}>
        {label}
        <VisuallyHidden>{name}</VisuallyHidden>
      </a>
    </p>
  );
}
