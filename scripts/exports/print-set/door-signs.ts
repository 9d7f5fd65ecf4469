import { daysOf, formatTimes, sessionName, sessionsOfDay, statusMark } from '../../../shared/format/schedule';
import type { Room, Session } from '../../../shared/model/content';
import { qrCode } from '../paper/qr-code';
import { makePdf } from '../paper/typst';
import { type Desk, sheetFacts, wholeAddress } from './desk';

/** The sign at the door of a room on a day. */
interface DoorSign {
  readonly room: Room;
  readonly day: string;
  readonly sessions: readonly Session[];
}

/** Day by day, room by room: a room in which nothing takes place has no sign for that day. */
export function doorSignsOf({ content }: Desk): DoorSign[] {
  const { rooms, sessions } = content;
  return daysOf(sessions).flatMap((day) => {
    const ofDay = sessionsOfDay(sessions, day);
    return rooms
      .map((room) => ({ room, day, sessions: ofDay.filter((session) => session.room?.includes(room.id)) }))
      .filter((sign) => sign.sessions.length > 0);
  });
}

/** Makes a sheet for each sign, and more where a day has more sessions than one holds. */
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
        day: words.dates.day(day),
        ...(page !== undefined && { page, code: qrCode(page) }),
        sessions: sessions.map((session) => ({
          time: formatTimes(session),
          lines: linesOf(session, desk),
          facts: factsOf(session, desk),
        })),
      };
    }),
  });
}

/** The title of the session, and the speaker or the panel. */
function linesOf(session: Session, { content, words }: Desk): string[] {
  const { status, panel: panelId } = session;
  const speaker = content.speakers.find(({ id }) => id === session.speaker);
  const panel = content.panels.find(({ id }) => id === panelId);
  const mark = statusMark(status, words);
  return [
    sessionName(session, words) + (mark ? ` (${mark})` : ''),
    ...(speaker ? [`${speaker.name}${words.colon}${words.quoted(speaker.talk)}`] : []),
    ...(panel ? [panel.title] : []),
  ].filter(Boolean);
}

/** Who chairs the session, and how many papers it has. */
function factsOf({ id, chairs = [] }: Session, { program, words }: Desk): string[] {
  const papers = program.talks.get(id)?.length ?? 0;
  return [
    ...(chairs.length > 0 ? [`${words.schedule.chairs(chairs.length)}${words.colon}${words.lists.text(chairs)}`] : []),
    ...(papers > 0 ? [words.schedule.paperCount(papers)] : []),
  ];
}

/** The address of the schedule of a day, which shows it as it is now. */
function scheduleOf(desk: Desk, day: string): string | undefined {
  const { routes } = desk.content;
  const route =
    routes.find(({ kind, id }) => kind === 'schedule-day' && id === day) ??
    routes.find(({ kind }) => kind === 'schedule');
  return wholeAddress(desk, route?.path);
}
