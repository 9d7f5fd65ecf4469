import { panels, papers, rooms, type Session, speakers, specialSessions } from '#content';
import { Names } from '../../renderer/components/Names';
import { ForReaders } from '../../renderer/components/VisuallyHidden';
import { papersOf, roomOf, sessionName } from '../../renderer/format/schedule';
import { cellAnchor, POSTERS_ANCHOR } from '../../renderer/format/schedule-anchors';
import { Marks } from './Marks';
import { PaperList } from './PaperList';
import styles from './SessionDetails.module.css';
import { TimeSpan } from './TimeSpan';

/** All that the detailed program says about a session. */
export function SessionDetails({ session }: { readonly session: Session }) {
  const room = roomOf(rooms, session);
  return (
    <article id={session.id} className={styles.session} data-kind={session.kind}>
      <h4>{sessionName(session)}</h4>
      <p className={styles.when}>
        <span>
          <TimeSpan {...session} />
          {room && `, ${room}`}
        </span>
        <a className={styles.back} href={`#${cellAnchor(session)}`}>
          Back to the table<ForReaders>: {sessionName(session)}</ForReaders>
        </a>
      </p>
      <Chairs names={session.chairs ?? []} />
      <Talk session={session} />
      <Marks {...session} />
      <Elsewhere session={session} />
      <PaperList day={session.date} papers={papersOf(papers, session)} />
    </article>
  );
}

function Chairs({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p>
      {names.length === 1 ? 'Chair' : 'Chairs'}: <Names names={names} />
    </p>
  );
}

/** Who speaks in a keynote or lecture, and about what. */
function Talk({ session }: { readonly session: Session }) {
  const speaker = speakers.find(({ id }) => id === session.speaker);
  if (!speaker) return null;
  return (
    <p>
      Speaker:{' '}
      <strong>
        <bdi>{speaker.name}</bdi>
      </strong>
      , {speaker.affiliation}
      <br />
      <cite>“{speaker.talk}”</cite>
    </p>
  );
}

/** Links to where there is more about the session. */
function Elsewhere({ session }: { readonly session: Session }) {
  const panel = panels.find(({ id }) => id === session.panel);
  const special = specialSessions.find(({ id }) => id === session.specialSession);
  return (
    <>
      {panel && (
        <p>
          Panel: <a href={panel.path}>{panel.title}</a>
        </p>
      )}
      {special && (
        <p>
          Special session: <a href={special.path}>{special.menuLabel}</a>
        </p>
      )}
      {session.kind === 'posters' && (
        <p>
          <a href={`#${POSTERS_ANCHOR}`}>List of posters</a>
        </p>
      )}
    </>
  );
}
