import { conference, rooms, type Session, sessions, speakers } from '#content';
import { ForReaders } from '../../renderer/components/VisuallyHidden';
import { formatDay, formatShortDay } from '../../renderer/format/dates';
import { remoteMark, roomOf, sessionName, sessionsOfDay } from '../../renderer/format/schedule';
import { cellAnchor } from '../../renderer/format/schedule-anchors';
import styles from './DayTable.module.css';
import { type Cell, dayGrid, type Row } from './day-grid';
import { TimeSpan } from './TimeSpan';

/** A day at a glance: times down, rooms across, every session linked to its details. */
export function DayTable({ day }: { readonly day: string }) {
  const { columns, rows } = dayGrid(sessionsOfDay(sessions, day), rooms);
  return (
    <table className={styles.table}>
      <caption>
        <ForReaders>{formatDay(day)}. </ForReaders>Times are {conference.timeZoneLabel}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className={styles.day}>{formatShortDay(day)}</span> Time
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
              <TimeSpan date={day} start={row.start} end={row.end} />
            </th>
            {row.cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered; free cells have no name
              <SessionCell key={column} cell={cell} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SessionCellProps {
  readonly cell: Cell<Session>;
  readonly row: Row<Session>;
}

function SessionCell({ cell: { sessions, rowSpan, colSpan }, row }: SessionCellProps) {
  const isForAll = colSpan > 1;
  return (
    <td
      {...(rowSpan > 1 && { rowSpan })}
      {...(colSpan > 1 && { colSpan })}
      {...(isForAll && { className: styles.forAll })}
    >
      {sessions.map((session) => (
        <SessionEntry key={session.id} session={session} row={row} isForAll={isForAll} />
      ))}
    </td>
  );
}

interface SessionEntryProps {
  readonly session: Session;
  readonly row: Row<Session>;
  /** Whether it fills all columns, so that none names its room. */
  readonly isForAll: boolean;
}

/** A session in a cell; its own times are there where the row's are not the same. */
function SessionEntry({ session, row, isForAll }: SessionEntryProps) {
  const speaker = speakers.find(({ id }) => id === session.speaker);
  const room = roomOf(rooms, session);
  const mark = remoteMark(session.mode);
  const isWholeRow = session.start === row.start && session.end === row.end;
  return (
    <div id={cellAnchor(session)} className={styles.entry} data-kind={session.kind}>
      {room && <p className={isForAll ? styles.place : styles.room}>{room}</p>}
      <p>
        <a href={`#${session.id}`}>{sessionName(session)}</a>
      </p>
      {speaker && (
        <p>
          <bdi>{speaker.name}</bdi>: <cite>“{speaker.talk}”</cite>
        </p>
      )}
      {mark && <p>{mark}</p>}
      {!isWholeRow && (
        <p>
          <ForReaders>Time of this session: </ForReaders>
          <TimeSpan {...session} />
        </p>
      )}
    </div>
  );
}
