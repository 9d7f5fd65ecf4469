import { daysOf, formatTimes, sessionName, sessionsOfDay, statusMark } from '../../../renderer/format/schedule';
import type { Room, Session } from '../../content/content';
import { tiledArch } from '../documents/pdf/ornaments';
import { qrFigure } from '../documents/pdf/qr-figure';
import type { ShapedWords } from '../documents/pdf/shaped-words';
import type { Tag } from '../documents/pdf/tag';
import type { SetText } from '../documents/pdf/text-boxes';
import { A4, type Style } from '../documents/pdf/theme';
import { type Desk, sheetFacts, wholeAddress } from './desk';
import { drawSheets, heightOf, type Sheets } from './sheets';

const MARGIN = 40;
const WIDTH = A4.width - 2 * MARGIN;
const HEAD_HEIGHT = 196;
const LIST_TOP = HEAD_HEIGHT + 26;
const QR_SIDE = 92;
const FOOT_TOP = A4.height - MARGIN - QR_SIDE;
const TIME_WIDTH = 118;
const ACRONYM_TOP = 20;
const GAP = 14;
/** In larger letters, the time of a session stands above its title. */
const LARGEST_BESIDE = 1.6;

const styles = {
  acronym: { size: 14, leading: 18, color: 'onBandAccent', bold: true, before: 0 },
  room: { size: 52, leading: 56, color: 'onBand', display: true, before: 0 },
  day: { size: 20, leading: 26, color: 'sand', before: 0 },
  time: { size: 17, leading: 22, color: 'heading', bold: true, before: 0 },
  session: { size: 17, leading: 22, color: 'text', bold: true, balanced: true, before: 0 },
  people: { size: 12, leading: 16, color: 'muted', before: 0 },
  foot: { size: 11, leading: 15, color: 'muted', before: 0 },
} as const satisfies Record<string, Style>;

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

/** A sheet for each sign, and more where a day has more sessions than one holds. */
export function drawDoorSigns(desk: Desk, signs: readonly DoorSign[], shaped: ShapedWords): Promise<Uint8Array> {
  const { printSet } = desk.words.documents;
  return drawSheets(sheetFacts(desk, printSet.doorSigns), shaped, (sheets) => {
    for (const sign of signs) drawSign(sheets, desk, sign);
  });
}

interface Row {
  readonly time: SetText;
  readonly texts: readonly SetText[];
  /** 0 where the time stands above the texts. */
  readonly timeWidth: number;
  readonly height: number;
}

function drawSign(sheets: Sheets, desk: Desk, sign: DoorSign): void {
  const { canvas, root } = sheets;
  const parent: Tag = { type: 'Sect', parent: root };
  const rows = rowsOf(sheets, desk, sign);
  let top = 0;
  let table: Tag | undefined;
  for (const row of rows) {
    if (table === undefined || top + row.height > FOOT_TOP - GAP) {
      canvas.addPage();
      drawHead(sheets, desk, sign, parent);
      drawFoot(sheets, desk, sign, parent);
      table ??= { type: 'Table', parent };
      top = LIST_TOP;
    }
    drawRow(sheets, row, top, table);
    top += row.height;
  }
}

/** Sessions as large as the sheet holds them: a sign is read from some way off. */
function rowsOf({ fitted, beside }: Sheets, desk: Desk, { sessions }: DoorSign): Row[] {
  const inSize = (share: number) =>
    sessions.map((session): Row => {
      const timeWidth = share > LARGEST_BESIDE ? 0 : TIME_WIDTH * Math.max(1, share);
      const width = WIDTH - timeWidth;
      const sized = (style: Style): Style => ({ ...style, size: style.size * share, leading: style.leading * share });
      const [name = '', ...more] = linesOf(session, desk);
      const texts = [
        fitted(name, sized(styles.session), width, 9),
        ...more.map((line) => fitted(line, sized(styles.people), width, 9)),
        ...beside(factsOf(session, desk), sized(styles.people), width, 9),
      ];
      const time = fitted(formatTimes(session), sized(styles.time), (timeWidth || width) - 8, 1);
      const above = timeWidth === 0 ? time.height : 0;
      return { time, texts, timeWidth, height: above + heightOf(texts) + 2 * GAP * share };
    });
  const room = FOOT_TOP - GAP - LIST_TOP;
  const isEnough = (rows: readonly Row[]) => rows.reduce((sum, { height }) => sum + height, 0) <= room;
  for (const share of [2.2, 1.9, LARGEST_BESIDE, 1.4, 1.2, 1, 0.9, 0.8, 0.7]) {
    const rows = inSize(share);
    if (isEnough(rows)) return rows;
  }
  return inSize(0.8);
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

function drawHead({ canvas, fitted }: Sheets, { content, words }: Desk, { room, day }: DoorSign, parent: Tag): void {
  const { doc, colours } = canvas;
  const niche = { x: canvas.across(A4.width - MARGIN - 110, 110), top: 34, width: 110, height: HEAD_HEIGHT - 34 };
  canvas.artifact(() => {
    doc.rect(0, 0, A4.width, HEAD_HEIGHT).fill(colours.band);
    tiledArch(canvas, niche, 26, 2.5);
    doc.rect(0, HEAD_HEIGHT, A4.width, 6).fill(colours.accent);
  });
  const width = WIDTH - niche.width - 20;
  const roomSet = fitted(room.name, styles.room, width, 2);
  // A name of two lines stands lower, clear of the acronym above it.
  const top = Math.max((HEAD_HEIGHT - roomSet.height) / 2, ACRONYM_TOP + styles.acronym.leading + 2);
  fitted(content.conference.acronym, styles.acronym, width, 1).draw(canvas, MARGIN, ACRONYM_TOP, { type: 'P', parent });
  roomSet.draw(canvas, MARGIN, top - 2, { type: 'H1', parent });
  fitted(words.dates.day(day), styles.day, width, 1).draw(canvas, MARGIN, top + roomSet.height + 4, {
    type: 'P',
    parent,
  });
}

function drawRow({ canvas }: Sheets, { time, texts, timeWidth, height }: Row, top: number, table: Tag): void {
  const row: Tag = { type: 'TR', parent: table };
  const above = timeWidth === 0 ? time.height : 0;
  const padding = (height - above - heightOf(texts)) / 2;
  time.draw(canvas, MARGIN, top + padding, { type: 'TH', scope: 'Row', parent: row });
  const cell: Tag = { type: 'TD', parent: row };
  let y = top + padding + above;
  for (const text of texts) {
    text.draw(canvas, MARGIN + timeWidth, y, { type: 'P', parent: cell });
    y += text.height;
  }
  canvas.artifact(() => canvas.rect(MARGIN, top + height - 0.4, WIDTH, 0.8).fill(canvas.colours.rule));
}

/** Where the schedule of the day is, as it is now. */
function drawFoot({ canvas, fitted }: Sheets, desk: Desk, { day }: DoorSign, parent: Tag): void {
  const { routes } = desk.content;
  const route =
    routes.find(({ kind, id }) => kind === 'schedule-day' && id === day) ??
    routes.find(({ kind }) => kind === 'schedule');
  const address = wholeAddress(desk, route?.path);
  if (address === undefined) return;
  qrFigure(canvas, address, { x: MARGIN - 8, top: FOOT_TOP, side: QR_SIDE }, parent);
  const x = MARGIN + QR_SIDE + 8;
  const width = WIDTH - QR_SIDE - 8;
  const title = fitted(desk.words.documents.printSet.currentProgram, { ...styles.foot, bold: true }, width, 2);
  const shown = fitted(address, styles.foot, width, 2);
  const top = FOOT_TOP + (QR_SIDE - title.height - shown.height) / 2;
  title.draw(canvas, x, top, { type: 'P', parent });
  shown.draw(canvas, x, top + title.height, { type: 'P', parent });
}
