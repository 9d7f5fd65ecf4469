import type { Session } from '#content';
import { VisuallyHidden } from '../../renderer/components/VisuallyHidden';
import { remoteMark, roomOf, sessionName, sessionsOfDay } from '../../renderer/format/schedule';
import { cellAnchor } from '../../renderer/format/schedule-anchors';
import type { SiteContent } from '../../renderer/site';
import type { Words } from '../../renderer/words';
import styles from './DayTable.module.css';
import { type Cell, dayGrid, type Row } from './day-grid';
import { TimeSpan } from './TimeSpan';

/** What the table and each of its entries are given. */
interface Shared {
  readonly content: Pick<SiteContent, 'conference' | 'rooms' | 'sessions' | 'speakers'>;
  readonly words: Words;
}

/** A day at a glance: times down, rooms across, every session linked to its details. */
export function DayTable({ day, ...shared }: Shared & { readonly day: string }) {
  const { content, words } = shared;
  const { conference, rooms, sessions } = content;
  const { columns, rows } = dayGrid(sessionsOfDay(sessions, day), rooms, words.schedule.elsewhere);
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{words.dates.day(day)}. </VisuallyHidden>
        {words.schedule.timesAre(conference.timeZoneLabel)}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className={styles.day}>{words.dates.shortDay(day)}</span> {words.schedule.time}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.start}>
            <th scope="row">
              <TimeSpan date={day} start={row.start} end={row.end} utcOffset={conference.utcOffset} />
            </th>
            {row.cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered; free cells have no name
              <SessionCell key={column} cell={cell} row={row} {...shared} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SessionCellProps extends Shared {
  readonly cell: Cell<Session>;
  readonly row: Row<Session>;
}

function SessionCell({ cell: { sessions, rowSpan, colSpan }, row, ...shared }: SessionCellProps) {
  const isForAll = colSpan > 1;
  return (
    <td
      {...(rowSpan > 1 && { rowSpan })}
      {...(colSpan > 1 && { colSpan })}
      {...(isForAll && { className: styles.forAll })}
    >
      {sessions.map((session) => (
        <SessionEntry key={session.id} session={session} row={row} isForAll={isForAll} {...shared} />
      ))}
    </td>
  );
}

interface SessionEntryProps extends Shared {
  readonly session: Session;
  readonly row: Row<Session>;
  /** Whether the session fills all columns, so that no column's heading names its room. */
  readonly isForAll: boolean;
}

/** A session in a cell, with its own times where they differ from the row's. */
function SessionEntry({ session, row, isForAll, content, words }: SessionEntryProps) {
  const { conference, rooms, speakers } = content;
  const speaker = speakers.find(({ id }) => id === session.speaker);
  const room = roomOf(rooms, session);
  const mark = remoteMark(session.mode, words);
  const isWholeRow = session.start === row.start && session.end === row.end;
  return (
    <div id={cellAnchor(session)} className={styles.entry} data-kind={session.kind}>
      {room && <p className={isForAll ? styles.place : styles.room}>{room}</p>}
      <p>
        <a href={`#${session.id}`}>{sessionName(session, words)}</a>
      </p>
      {speaker && (
        <p>
          <bdi>{speaker.name}</bdi>: <cite>{words.quoted(speaker.talk)}</cite>
        </p>
      )}
      {mark && <p>{mark}</p>}
      {!isWholeRow && (
        <p>
          <VisuallyHidden>{words.schedule.ownTime}: </VisuallyHidden>
          <TimeSpan {...session} utcOffset={conference.utcOffset} />
        </p>
      )}
    </div>
  );
}
