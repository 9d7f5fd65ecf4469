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
  const forApps = [
    { address: '/schedule.xml', name: calendars.xml },
    { address: '/schedule.json', name: calendars.json },
  ];
  return (
    <Section heading={calendars.heading} id={CALENDARS_ANCHOR}>
      <div className={styles.calendars}>
        {changes && (
          <p>
            <a href={changes.path}>{changes.title}</a>
          </p>
        )}
        <CalendarLinks address={WHOLE_CALENDAR} at={at} content={content} words={words} />
        <dl className={styles.files}>
          <Files heading={calendars.days} files={days} at={at} />
          <Files heading={calendars.rooms} files={inRooms} at={at} />
          <Files heading={calendars.apps} files={forApps} at={at} />
          <OpenData content={content} at={at} words={words} />
        </dl>
      </div>
    </Section>
  );
}

const FORMATS = ['json', 'csv'] as const;

/** Links to tables of open data, for developers. */
function OpenData({ at, content, words: { calendars, colon } }: Pick<PageProps, 'at' | 'content' | 'words'>) {
  return (
    <div>
      <dt>{calendars.openData}</dt>
      {openTables(content).map((table) => (
        <dd key={table}>
          {calendars.tables[table]}{' '}
          {FORMATS.map((format) => (
            <a key={format} href={at(openDataAddress(table, format))}>
              {calendars[format]}
              <VisuallyHidden>{colon + calendars.tables[table]}</VisuallyHidden>
            </a>
          ))}
        </dd>
      ))}
    </div>
  );
}

interface FilesProps extends Pick<PageProps, 'at'> {
  readonly heading: string;
  readonly files: readonly { readonly address: string; readonly name: string }[];
}

/** Links to some files, next to their heading. */
function Files({ heading, files, at }: FilesProps) {
  if (files.length === 0) return null;
  return (
    <div>
      <dt>{heading}</dt>
      {files.map(({ address, name }) => (
        <dd key={address}>
          <a href={at(address)}>{name}</a>
        </dd>
      ))}
    </div>
  );
}
