import type { Session } from '#content';
import { Marks } from '../../renderer/components/Marks';
import { Names } from '../../renderer/components/Names';
import { Portrait } from '../../renderer/components/Portrait';
import { SessionTitle } from '../../renderer/components/SessionTitle';
import { Starrable } from '../../renderer/components/Starrable';
import { TimeSpan } from '../../renderer/components/TimeSpan';
import { VisuallyHidden } from '../../renderer/components/VisuallyHidden';
import { headlineOf } from '../../shared/format/headline';
import { bindNumerals } from '../../shared/format/line-breaks';
import { roomOf, starOf } from '../../shared/format/schedule';
import { minutesIn } from '../../shared/format/times';
import type { Words } from '../../shared/words';
import { kindAttributes } from './kind-attributes';
import { namedAuthors } from './named-authors';
import { portraitOf, presentersOf } from './presenters';
import type { ProgramContent } from './program-content';
import styles from './SessionEntry.module.css';

/** The props of a day at a glance, and of each of its entries. */
export interface GlanceProps {
  readonly content: ProgramContent;
  readonly words: Words;
}

interface SessionEntryProps extends GlanceProps {
  readonly session: Session;
  /** Whether to show the room even if a column heading could name it. */
  readonly showsPlace: boolean;
  /** Whether to show the times, if they differ from those of the row. */
  readonly showsTime: boolean;
}

/** Number of sessions of a page up to which the entries show portraits. */
const MOST_WITH_PORTRAITS = 120;

/** Shows a session in a day at a glance, linked to its details. What is said stands first, then who says it. */
export function SessionEntry({ session, showsPlace, showsTime, content, words }: SessionEntryProps) {
  const { conference, rooms, sessionKinds, sessions, speakers, showPicture, tracks } = content;
  const { title, label } = headlineOf(session, speakers, words);
  const image = sessions.length > MOST_WITH_PORTRAITS ? undefined : portraitOf(session, content);
  const room = roomOf(rooms, session, words);
  const kind = sessionKinds.find(({ id }) => id === session.kind)?.label;
  const trackId = content.talks.get(session.id)?.find(({ track }) => track)?.track;
  const track = session.contribution && tracks.find(({ id }) => id === trackId)?.title;
  const link = (
    <a href={`#${session.id}`}>
      <SessionTitle of={session}>{bindNumerals(title)}</SessionTitle>
    </a>
  );
  return (
    <div className={styles.entry} {...kindAttributes(session.kind, sessionKinds)}>
      {image && <Portrait image={image} showPicture={showPicture} />}
      <div>
        <Labels texts={[label ?? kind, track]} words={words} />
        <Starrable of={starOf(session)}>{link}</Starrable>
        <People names={presentersOf(session, content)} words={words} />
        {room && <p className={showsPlace ? styles.place : styles.room}>{room}</p>}
        <Marks mode={session.mode} status={session.status} words={words} />
        {showsTime && (
          <p data-during="">
            <VisuallyHidden>{words.schedule.ownTime + words.colon}</VisuallyHidden>
            <TimeSpan date={session.date} minutes={minutesIn(session)} timeZone={conference.timeZone} words={words} />{' '}
            <b>{words.now.now}</b>
          </p>
        )}
      </div>
    </div>
  );
}

interface LabelsProps {
  readonly texts: readonly (string | undefined)[];
  readonly words: Words;
}

/** Shows what a session is called or which track it belongs to, in small letters above its title. */
function Labels({ texts, words }: LabelsProps) {
  const shown = texts.filter((text) => text);
  return shown.length > 0 && <p className={styles.place}>{shown.join(words.lists.between)}</p>;
}

/** Names who presents; of many people the first one. */
function People({ names, words }: { readonly names: readonly string[]; readonly words: Words }) {
  if (names.length === 0) return null;
  const [named, others] = namedAuthors(names, false);
  return (
    <p className={styles.people}>
      <Names names={named} words={words} />
      {others > 0 && ` ${words.schedule.andOthers(others)}`}
    </p>
  );
}
