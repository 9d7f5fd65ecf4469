import type { Session } from '#content';
import { Names } from '../../renderer/components/Names';
import { VisuallyHidden } from '../../renderer/components/VisuallyHidden';
import { papersOf, roomOf, sessionName } from '../../renderer/format/schedule';
import { cellAnchor, POSTERS_ANCHOR } from '../../renderer/format/schedule-anchors';
import type { SiteContent } from '../../renderer/site';
import type { Words } from '../../renderer/words';
import { Marks } from './Marks';
import { PaperList } from './PaperList';
import styles from './SessionDetails.module.css';
import { TimeSpan } from './TimeSpan';

/** Where the details of a session come from. */
export type ProgramContent = Pick<
  SiteContent,
  'conference' | 'rooms' | 'papers' | 'posters' | 'speakers' | 'panels' | 'specialSessions'
>;

interface SessionProps {
  readonly session: Session;
  readonly content: ProgramContent;
  readonly words: Words;
}

/** All that the detailed program says about a session. */
export function SessionDetails({ session, content, words }: SessionProps) {
  const { utcOffset } = content.conference;
  const room = roomOf(content.rooms, session);
  return (
    <article id={session.id} className={styles.session} data-kind={session.kind}>
      <h4>{sessionName(session, words)}</h4>
      <p className={styles.when}>
        <span>
          <TimeSpan {...session} utcOffset={utcOffset} />
          {room && `, ${room}`}
        </span>
        <a className={styles.back} href={`#${cellAnchor(session)}`}>
          {words.schedule.backToTable}
          <VisuallyHidden>: {sessionName(session, words)}</VisuallyHidden>
        </a>
      </p>
      <Chairs names={session.chairs ?? []} words={words} />
      <Talk session={session} content={content} words={words} />
      <Marks {...session} words={words} />
      <Elsewhere session={session} content={content} words={words} />
      <PaperList day={session.date} papers={papersOf(content.papers, session)} utcOffset={utcOffset} words={words} />
    </article>
  );
}

interface ChairsProps {
  readonly names: readonly string[];
  readonly words: Words;
}

function Chairs({ names, words }: ChairsProps) {
  if (names.length === 0) return null;
  return (
    <p>
      {words.schedule.chairs(names.length)}: <Names names={names} words={words} />
    </p>
  );
}

/** Who speaks in a keynote or lecture, and about what. */
function Talk({ session, content, words }: SessionProps) {
  const speaker = content.speakers.find(({ id }) => id === session.speaker);
  if (!speaker) return null;
  return (
    <p>
      {words.schedule.speaker}:{' '}
      <strong>
        <bdi>{speaker.name}</bdi>
      </strong>
      , {speaker.affiliation}
      <br />
      <cite>{words.quoted(speaker.talk)}</cite>
    </p>
  );
}

/** Links to where there is more about the session. */
function Elsewhere({ session, content, words: { schedule: words } }: SessionProps) {
  const panel = content.panels.find(({ id }) => id === session.panel);
  const special = content.specialSessions.find(({ id }) => id === session.specialSession);
  return (
    <>
      {panel && (
        <p>
          {words.panel}: <a href={panel.path}>{panel.title}</a>
        </p>
      )}
      {special && (
        <p>
          {words.specialSession}: <a href={special.path}>{special.menuLabel}</a>
        </p>
      )}
      {session.kind === 'posters' && content.posters.length > 0 && (
        <p>
          <a href={`#${POSTERS_ANCHOR}`}>{words.listOfPosters}</a>
        </p>
      )}
    </>
  );
}
