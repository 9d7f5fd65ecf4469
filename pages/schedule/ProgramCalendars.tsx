import { CalendarLinks } from '../../renderer/components/CalendarLinks';
import { Section } from '../../renderer/components/Section';
import { VisuallyHidden } from '../../renderer/components/VisuallyHidden';
import type { PageProps } from '../../renderer/site';
import { dayCalendar, roomCalendar, WHOLE_CALENDAR } from '../../shared/format/calendar-address';
import { openDataAddress, openTables } from '../../shared/format/open-data';
import { daysOf } from '../../shared/format/schedule';
import { CALENDARS_ANCHOR } from '../../shared/format/schedule-anchors';
import styles from './ProgramCalendars.module.css';

type ProgramCalendarsProps = Pick<PageProps, 'at' | 'content' | 'routes' | 'words'>;

/**
 * Links to the calendars of the whole program, of each day and of each room, to files for schedule apps and to open
 * data.
 */
export function ProgramCalendars({ at, content, routes, words }: ProgramCalendarsProps) {
  const { conference, rooms, sessions } = content;
  const { calendars } = words;
  const changes = routes.of('changes');
  if (conference.url === undefined || sessions.length === 0) return null;
  const days = daysOf(sessions).map((day) => ({ address: dayCalendar(day), name: words.dates.day(day) }));
  const used = new Set(sessions.flatMap(({ room = [] }) => room));
  const inRooms = rooms.filter(({ id }) => used.has(id)).map(({ id, name }) => ({ address: roomCalendar(id), name }));
  return (
    <Section heading={calendars.heading} id={CALENDARS_ANCHOR}>
      <div className={styles.calendars}>
        {changes && (
          <p>
            <a href={changes.path}>{changes.title}</a>
          </p>
        )}
        <CalendarLinks address={WHOLE_CALENDAR} at={at} content={content} words={words} />
        <Parts heading={calendars.days} parts={days} at={at} />
        <Parts heading={calendars.rooms} parts={inRooms} at={at} />
        <p>
          {calendars.apps + words.colon}
          <a href={at('/schedule.xml')}>{calendars.xml}</a>
          {words.lists.between}
          <a href={at('/schedule.json')}>{calendars.json}</a>
        </p>
        <OpenData content={content} at={at} words={words} />
      </div>
    </Section>
  );
}

const FORMATS = ['json', 'csv'] as const;

/** Links to tables of open data, for developers. */
function OpenData({ at, content, words: { calendars, colon } }: Pick<PageProps, 'at' | 'content' | 'words'>) {
  return (
    <>
      <h3>{calendars.openData}</h3>
      <ul className={styles.tables}>
        {openTables(content).map((table) => (
          <li key={table}>
            {calendars.tables[table] + colon}
            {FORMATS.map((format) => (
              <a key={format} href={at(openDataAddress(table, format))}>
                {calendars[format]}
                <VisuallyHidden>: {calendars.tables[table]}</VisuallyHidden>
              </a>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

interface PartsProps extends Pick<PageProps, 'at'> {
  readonly heading: string;
  readonly parts: readonly { readonly address: string; readonly name: string }[];
}

function Parts({ heading, parts, at }: PartsProps) {
  if (parts.length === 0) return null;
  return (
    <>
      <h3>{heading}</h3>
      <ul className={styles.parts}>
        {parts.map(({ address, name }) => (
          <li key={address}>
            <a href={at(address)}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
