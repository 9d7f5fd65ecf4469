import {
  daysOf,
  formatTimes,
  remoteMark,
  roomOf,
  sessionName,
  sessionsOfDay,
  statusMark,
} from '../../../../renderer/format/schedule';
import { type Words, wordsOf } from '../../../../renderer/words';
import type { Content, Session } from '../../../content/content';
import { type Block, paragraph, plain, type Text } from '../blocks';

/** The days at a glance. */
export function timetable(content: Content): Block[] {
  const { conference, sessions, rooms } = content;
  const words = wordsOf(content);
  const { booklet } = words.documents;
  if (sessions.length === 0) return [];
  return [
    { kind: 'heading', level: 1, text: booklet.schedule },
    paragraph(
      conference.venue
        ? booklet.localTimes(conference.venue.city, conference.timeZoneLabel)
        : words.schedule.allTimesAre(conference.timeZoneLabel),
    ),
    ...daysOf(sessions).flatMap((day): Block[] => [
      { kind: 'heading', level: 2, text: words.dates.day(day) },
      {
        kind: 'table',
        whole: true,
        head: [booklet.time, booklet.room, booklet.session],
        widths: [0.9, 1.1, 3.6],
        rows: sessionsOfDay(sessions, day).map((session) => [
          plain(formatTimes(session)),
          plain(roomOf(rooms, session, words) ?? ''),
          sessionCell(session, content, words),
        ]),
      },
    ]),
  ];
}

function sessionCell(session: Session, { speakers }: Content, words: Words): Text {
  const speaker = speakers.find(({ id }) => id === session.speaker);
  const mark = words.lists.text([statusMark(session.status, words), remoteMark(session.mode, words)]);
  return [
    { text: sessionName(session, words), bold: true },
    ...(speaker ? plain(`. ${speaker.name}: ${words.quoted(speaker.talk)}`) : []),
    ...(mark ? plain(` (${mark})`) : []),
    ...(session.note ? plain(`. ${session.note}`) : []),
  ];
}
