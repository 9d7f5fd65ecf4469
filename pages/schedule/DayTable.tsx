import { Fragment } from 'react';
import type { Room, Session } from '#content';
import { TimeSpan } from '../../renderer/components/TimeSpan';
import { TimesAre } from '../../renderer/components/TimesAre';
import { VisuallyHidden } from '../../renderer/components/VisuallyHidden';
import { type Cell, dayGrid, type Row } from '../../shared/format/day-grid';
import { localDateTime } from '../../shared/format/times';
import { zoneLabelAt } from '../../shared/format/zone-label';
import { momentIn } from '../../shared/timed/span';
import styles from './DayTable.module.css';
import { haveTime } from './day-slots';
import { foldEnds } from './fold-ends';
import { type GlanceProps, SessionEntry } from './SessionEntry';

interface DayTableProps extends GlanceProps {
  readonly day: string;
  /** The day's sessions, without parts of others. */
  readonly sessions: readonly Session[];
  /** The rooms that they use. */
  readonly rooms: readonly Room[];
}

/** Shows a day at a glance as a table: times as rows, rooms as columns, every session linked to its details. */
export function DayTable({ day, sessions, rooms, ...shared }: DayTableProps) {
  const { content, words } = shared;
  const { conference } = content;
  const { columns, rows } = dayGrid(sessions, rooms, words.schedule.elsewhere);
  const ends = foldEnds(rows);
  // Most rows end with the second time in them (timed/script.ts).
  const endOf = ({ minutes }: Row<Session>, end = minutes.end) =>
    end === minutes.end ? '' : momentIn(conference.timeZone, localDateTime(day, end));
  const noon = `${day}T12:00`;
  const zone = <TimesAre conference={conference} at={noon} phrase="timesAre" words={words} />;
  // The head of the page names the usual zone.
  const isUsual = zoneLabelAt(conference, noon) === conference.timeZoneLabel;
  return (
    <table className={styles.table}>
      {isUsual ? (
        <caption data-for-readers="">
          {words.dates.day(day)}. {zone}
        </caption>
      ) : (
        <caption>
          <VisuallyHidden>{words.dates.day(day)}. </VisuallyHidden>
          {zone}
        </caption>
      )}
      <thead>
        <tr>
          <th scope="col">{words.schedule.time}</th>
          {columns.map((column, index) => (
            <th key={column} scope="col">
              {rooms.length > 1 && rooms[index]?.plenary ? words.schedule.plenary(column) : column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const isOfAll = haveTime(
            row.cells.flatMap(({ sessions: inside }) => inside),
            row.minutes,
          );
          return (
            <tr key={row.minutes.start} data-ends={endOf(row, ends[index])}>
              <th scope="row">
                <TimeSpan
                  date={day}
                  minutes={row.minutes}
                  endIn={isOfAll ? Fragment : 'span'}
                  timeZone={conference.timeZone}
                  words={words}
                />
              </th>
              {row.cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered; free cells have no name
                <SessionCell key={column} cell={cell} showsTime={!isOfAll} {...shared} />
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface SessionCellProps extends GlanceProps {
  readonly cell: Cell<Session>;
  /** Whether the time of the row is not that of each session in it. */
  readonly showsTime: boolean;
}

function SessionCell({ cell: { sessions, rowSpan, colSpan }, showsTime, ...shared }: SessionCellProps) {
  const isForAll = colSpan > 1;
  return (
    <td
      {...(rowSpan > 1 && { rowSpan })}
      {...(colSpan > 1 && { colSpan })}
      {...(isForAll && { className: styles.forAll })}
    >
      {sessions.map((session) => (
        <SessionEntry key={session.id} session={session} showsPlace={isForAll} showsTime={showsTime} {...shared} />
      ))}
    </td>
  );
}
