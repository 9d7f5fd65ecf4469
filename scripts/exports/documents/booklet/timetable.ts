import { formatDay } from '../../../../renderer/format/dates';
import {
  daysOf,
  formatTimes,
  remoteMark,
  roomOf,
  sessionName,
  sessionsOfDay,
} from '../../../../renderer/format/schedule';
import type { Content, Session } from '../../../content/content';
import { type Block, paragraph, plain, type Text } from '../blocks';

/** The days at a glance. */
export function timetable(content: Content): Block[] {
  const { conference, sessions, rooms } = content;
  return [
    { kind: 'heading', level: 1, text: 'Schedule' },
    paragraph(`All times are local times of ${conference.venue.city} (${conference.timeZoneLabel}).`),
    ...daysOf(sessions).flatMap((day): Block[] => [
      { kind: 'heading', level: 2, text: formatDay(day) },
      {
        kind: 'table',
        whole: true,
        head: ['Time', 'Room', 'Session'],
        widths: [0.9, 1.1, 3.6],
        rows: sessionsOfDay(sessions, day).map((session) => [
          plain(formatTimes(session)),
          plain(roomOf(rooms, session) ?? ''),
          sessionCell(session, content),
        ]),
      },
    ]),
  ];
}

function sessionCell(session: Session, { speakers }: Content): Text {
  const speaker = speakers.find(({ id }) => id === session.speaker);
  const mark = remoteMark(session.mode);
  return [
    { text: sessionName(session), bold: true },
    ...(speaker ? plain(`. ${speaker.name}: “${speaker.talk}”`) : []),
    ...(mark ? plain(` (${mark})`) : []),
    ...(session.note ? plain(`. ${session.note}`) : []),
  ];
}
