import { countOf } from '../../../shared/format/contributions';
import { roomFacts } from '../../../shared/format/rooms';
import { daysOf, formatTimes, sessionName, sessionsOfDay, statusMark } from '../../../shared/format/schedule';
import { lecturerNames } from '../../../shared/format/speakers';
import type { Room, Session } from '../../../shared/model/content';
import { capital, inSmall } from '../../../shared/words/grammar';
import { qrCode } from '../paper/qr-code';
import { makePdf } from '../paper/typst';
import { type Desk, sheetFacts, wholeAddress } from './desk';

/** The door sign of a room for one day. */
interface DoorSign {
  readonly room: Room;
  readonly day: string;
  readonly sessions: readonly Session[];
}

/** Lists the door signs by day and room. A room without sessions on a day has no sign. */
export function doorSignsOf({ content }: Desk): DoorSign[] {
  const { rooms, sessions } = content;
  return daysOf(sessions).flatMap((day) => {
    const ofDay = sessionsOfDay(sessions, day);
    return rooms
      .map((room) => ({ room, day, sessions: ofDay.filter((session) => session.room?.includes(room.id)) }))
      .filter((sign) => sign.sessions.length > 0);
  });
}

/** Makes one sheet for each sign, or more if a day has many sessions. */
export function makeDoorSigns(desk: Desk, signs: readonly DoorSign[]): Uint8Array {
  const { content, words } = desk;
  const { printSet } = words.documents;
  return makePdf('door-signs.typ', {
    ...sheetFacts(desk, printSet.doorSigns),
    acronym: content.conference.acronym,
    currentProgram: printSet.currentProgram,
    signs: signs.map(({ room, day, sessions }) => {
      const page = scheduleOf(desk, day);
      return {
        room: room.name,
        place: capital(roomFacts(room, words), content.conference.language),
        day: words.dates.day(day),
        ...(page !== undefined && { page, code: qrCode(page) }),
        sessions: sessions.map((session) => ({
          time: formatTimes(session, words),
          lines: linesOf(session, desk),
          facts: factsOf(session, desk),
        })),
      };
    }),
  });
}

/** Returns the title of the session, and the speaker, the panel or its people. */
function linesOf(session: Session, { content, program, words }: Desk): string[] {
  const { contribution, panel: panelId } = session;
  const only = contribution === undefined ? undefined : program.contributions.get(contribution);
  const people = only?.people ?? session.people ?? [];
  const speaker = content.speakers.find(({ id }) => id === session.speaker);
  const panel = content.panels.find(({ id }) => id === panelId);
  const mark = statusMark(session.status, words);
  return [
    sessionName(session, words) + (mark ? ` (${inSmall(mark)})` : ''),
    ...(speaker ? [`${lecturerNames(speaker, words)}${words.colon}${words.quoted(speaker.talk)}`] : []),
    ...(panel ? [panel.title] : []),
    ...(people.length > 0 ? [words.lists.text(people)] : []),
  ].filter(Boolean);
}

/** Returns the chairs of the session, and its number of contributions. */
function factsOf({ id, contribution, chairs = [] }: Session, { program, words }: Desk): string[] {
  const talks = contribution === undefined ? (program.talks.get(id) ?? []) : [];
  return [
    ...(chairs.length > 0 ? [`${words.schedule.chairs(chairs.length)}${words.colon}${words.lists.text(chairs)}`] : []),
    ...(talks.length > 0 ? [countOf(talks, words)] : []),
  ];
}

/** Returns the address of a day's schedule, for the current program. */
function scheduleOf(desk: Desk, day: string): string | undefined {
  const { routes } = desk.content;
  const route =
    routes.find(({ kind, id }) => kind === 'schedule-day' && id === day) ??
    routes.find(({ kind }) => kind === 'schedule');
  return wholeAddress(desk, route?.path);
}
