import type { RenderedContent, Session } from '#content';
import { SessionTitle } from '../../renderer/components/SessionTitle';
import { TimeSpan } from '../../renderer/components/TimeSpan';
import { VisuallyHidden } from '../../renderer/components/VisuallyHidden';
import { bindNumerals } from '../../shared/format/line-breaks';
import { remoteMark, roomOf, sessionName, starOf, statusMark } from '../../shared/format/schedule';
import { cellAnchor } from '../../shared/format/schedule-anchors';
import { lecturerNames } from '../../shared/format/speakers';
import { minutesIn } from '../../shared/format/times';
import type { Words } from '../../shared/words';
import { kindAttributes } from './kind-attributes';
import styles from './SessionEntry.module.css';

/** The props of a day at a glance, and of each of its entries. */
export interface GlanceProps {
  readonly content: Pick<RenderedContent, 'conference' | 'rooms' | 'sessionKinds' | 'sessions' | 'speakers'>;
  readonly words: Words;
}

interface SessionEntryProps extends GlanceProps {
  readonly session: Session;
  /** Whether to show the room even if a column heading could name it. */
  readonly showsPlace: boolean;
  /** Whether to show the times, if they differ from those of the row. */
  readonly showsTime: boolean;
  /** Whether links back from the details lead here. A session in several rooms has several entries. */
  readonly isFirst?: boolean;
}

/** Shows a session in a day at a glance, linked to its details. */
export function SessionEntry({ session, showsPlace, showsTime, isFirst = true, content, words }: SessionEntryProps) {
  const { conference, rooms, sessionKinds, speakers } = content;
  const speaker = speakers.find(({ id }) => id === session.speaker);
  const room = roomOf(rooms, session, words);
  const label = sessionKinds.find(({ id }) => id === session.kind)?.label;
  const marks = [statusMark(session.status, words), remoteMark(session.mode, words)];
  return (
    <div
      {...(isFirst && { id: cellAnchor(session) })}
      className={styles.entry}
      data-starred-as={starOf(session)}
      {...kindAttributes(session.kind, sessionKinds)}
    >
      {room && <p className={showsPlace ? styles.place : styles.room}>{room}</p>}
      <p>
        <a href={`#${session.id}`}>
          <SessionTitle of={session}>{bindNumerals(sessionName(session, words))}</SessionTitle>
        </a>
      </p>
      {speaker && (
        <p>
          <bdi>{lecturerNames(speaker, words)}</bdi>
          {words.colon}
          <cite>{words.quoted(speaker.talk)}</cite>
        </p>
      )}
      {label && <p className={styles.place}>{label}</p>}
      {marks.map((mark) => mark && <p key={mark}>{mark}</p>)}
      {showsTime && (
        <p>
          <VisuallyHidden>{words.schedule.ownTime + words.colon}</VisuallyHidden>
          <TimeSpan date={session.date} minutes={minutesIn(session)} timeZone={conference.timeZone} />
        </p>
      )}
    </div>
  );
}
