import { takesPlace } from '../../../../shared/format/contributions';
import { dayGrid } from '../../../../shared/format/day-grid';
import {
  daysOf,
  formatMinutes,
  formatTimes,
  remoteMark,
  roomOf,
  sessionName,
  sessionsOfDay,
  statusMark,
} from '../../../../shared/format/schedule';
import { lecturerNames } from '../../../../shared/format/speakers';
import { clockOf, minuteOf } from '../../../../shared/format/times';
import { zoneLabel } from '../../../../shared/format/zone-label';
import type { PublishedContent, Session } from '../../../../shared/model/content';
import { type Words, wordsOf } from '../../../../shared/words';
import { capital, inSmall } from '../../../../shared/words/grammar';
import { qrCode } from '../../paper/qr-code';
import { type Block, inLanguage, paragraph, plain, type Text } from '../blocks';

/** Rooms that stand beside each other across a page. */
const MOST_COLUMNS = 6;

/** The days at a glance: rooms across where a page is wide enough for them, and else session by session. */
export function timetable(content: PublishedContent): Block[] {
  const { conference, sessions } = content;
  const words = wordsOf(content);
  const { booklet, printSet } = words.documents;
  const page = content.pages.find(({ id }) => id === 'schedule')?.path;
  if (sessions.length === 0) return [];
  return [
    { kind: 'heading', level: 1, text: booklet.schedule },
    paragraph(
      conference.venue
        ? booklet.localTimes(conference.venue.city, zoneLabel(conference, words))
        : words.schedule.allTimesAre(zoneLabel(conference, words)),
    ),
    ...(conference.url && page ? [codeOf(conference.url + page, printSet.currentProgram)] : []),
    ...daysOf(sessions).flatMap((day): Block[] => [
      { kind: 'heading', level: 2, text: words.dates.day(day) },
      dayBlock(sessionsOfDay(sessions, day), content, words),
    ]),
    ...roomPlan(content, words),
  ];
}

function dayBlock(sessions: readonly Session[], content: PublishedContent, words: Words): Block {
  const used = content.rooms.filter(({ id }) => sessions.some(({ room }) => room?.includes(id)));
  if (used.length < 2 || used.length >= MOST_COLUMNS) return dayList(sessions, content, words);
  const inRooms = sessions.filter(({ parent }) => parent === undefined);
  const { columns, rows } = dayGrid(inRooms, used, words.schedule.elsewhere);
  return {
    kind: 'grid',
    head: [words.documents.booklet.time, ...columns],
    rows: rows.map((row) => ({
      head: formatMinutes(row.minutes, words),
      cells: row.cells.map((cell) => ({
        lines: cell.sessions.map((session): Text => {
          const own = cell.rowSpan > 1 || cell.sessions.length > 1 ? plain(` (${formatTimes(session, words)})`) : [];
          return [...sessionCell(session, content, words), ...own];
        }),
        columns: cell.colSpan,
        rows: cell.rowSpan,
        isForAll: cell.colSpan > 1,
      })),
    })),
  };
}

const codeOf = (address: string, label: string): Block => ({ kind: 'code', address, label, code: qrCode(address) });

/** A table of rooms and days is of use, and fits on a page, between these. */
const ROOMS = { least: 2, most: 20 };
const MOST_DAYS = 5;

/** Room by room and day by day what takes place there, for those who stay in one. */
function roomPlan(content: PublishedContent, words: Words): Block[] {
  const { sessions, rooms } = content;
  const { booklet } = words.documents;
  const inRooms = sessions.filter(
    (session) => (session.room ?? []).length > 0 && session.parent === undefined && takesPlace(session),
  );
  const used = rooms.filter(({ id }) => inRooms.some(({ room }) => room?.includes(id)));
  const days = daysOf(inRooms);
  if (used.length < ROOMS.least || used.length > ROOMS.most || days.length > MOST_DAYS) return [];
  const linesOf = (room: string, day: string) =>
    sessionsOfDay(inRooms, day)
      .filter((session) => session.room?.includes(room))
      .map(
        (session): Text => [
          { text: `${words.dates.clock(clockOf(minuteOf(session.start)))} `, bold: true },
          inLanguage(sessionName(session, words), session.language),
        ],
      );
  return [
    { kind: 'heading', level: 2, text: booklet.rooms },
    {
      kind: 'grid',
      head: [booklet.room, ...days.map((day) => capital(words.dates.shortDay(day), content.conference.language))],
      rows: used.map(({ id, name }) => ({
        head: name,
        cells: days.map((day) => ({ lines: linesOf(id, day), columns: 1, rows: 1, isForAll: false })),
      })),
    },
  ];
}

function dayList(sessions: readonly Session[], content: PublishedContent, words: Words): Block {
  const { booklet } = words.documents;
  return {
    kind: 'table',
    whole: true,
    head: [booklet.time, booklet.room, booklet.session],
    widths: [0.9, 1.1, 3.6],
    rows: sessions.map((session) => [
      plain(formatTimes(session, words)),
      plain(roomOf(content.rooms, session, words) ?? ''),
      sessionCell(session, content, words),
    ]),
  };
}

function sessionCell(session: Session, { speakers }: PublishedContent, words: Words): Text {
  const speaker = speakers.find(({ id }) => id === session.speaker);
  const mark = words.lists.text([statusMark(session.status, words), remoteMark(session.mode, words)]);
  return [
    { ...inLanguage(sessionName(session, words), session.language), bold: true },
    ...(speaker ? plain(`. ${lecturerNames(speaker, words)}${words.colon}${words.quoted(speaker.talk)}`) : []),
    ...(mark ? plain(` (${inSmall(mark)})`) : []),
    ...(session.note ? plain(`. ${session.note}`) : []),
  ];
}
