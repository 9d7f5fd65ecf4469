import { cityText } from '../../../renderer/format/place';
import { countryAfter } from '../../../renderer/format/works-at';
import { inOrderOfNames } from '../../../renderer/program/letters';
import { committeeOf, placesOf } from '../../../renderer/program/person-facts';
import type { Words } from '../../../renderer/words';
import type { Contributor } from '../../content/people/contributor';
import type { Text } from '../documents/blocks';
import { nameText } from '../documents/name-text';
import { type Area, starTiles } from '../documents/pdf/ornaments';
import { qrFigure } from '../documents/pdf/qr-figure';
import type { ShapedWords } from '../documents/pdf/shaped-words';
import type { Tag } from '../documents/pdf/tag';
import { A4, type Style } from '../documents/pdf/theme';
import { affiliationOf, type Desk, type Participant, sheetFacts, wholeAddress } from './desk';
import { drawSheets, heightOf, type Sheets } from './sheets';

/** Four of A6, upright, on a sheet of A4. */
const COLUMNS = 2;
const ROWS = 2;
const PER_SHEET = COLUMNS * ROWS;
const WIDTH = A4.width / COLUMNS;
const HEIGHT = A4.height / ROWS;
/** Printers leave about 4 mm at the edges of the paper white. */
const MARGIN = 14;
const BAND_HEIGHT = 86;
const ROLE_HEIGHT = 40;
const QR_SIDE = 88;

const styles = {
  acronym: { size: 24, leading: 28, color: 'onBand', display: true, before: 0 },
  place: { size: 9.5, leading: 12.5, color: 'sand', before: 0 },
  name: { size: 30, leading: 34, color: 'heading', display: true, before: 0 },
  affiliation: { size: 12.5, leading: 16, color: 'text', before: 0 },
  country: { size: 11, leading: 14, color: 'muted', before: 0 },
  role: { size: 13, leading: 16, color: 'heading', bold: true, before: 0 },
} as const satisfies Record<string, Style>;

/** The words on a badge. */
interface Badge {
  readonly name: string;
  readonly familyName: string;
  readonly affiliation: string;
  readonly country: string;
  readonly roles: readonly string[];
  /** Address of the person's page. */
  readonly page: string | undefined;
}

/** Everybody whom the data or the desk's list names, in the order in which a desk looks for them. */
export function badgesOf(desk: Desk): Badge[] {
  const { contributors, conference } = desk.content;
  return inOrderOfNames(
    [
      ...contributors.map((person) => badgeOfContributor(person, desk)),
      ...desk.participants.map((person) => badgeOfParticipant(person, desk)),
    ],
    ({ familyName }) => familyName,
    conference.language,
  );
}

function badgeOfContributor(person: Contributor, desk: Desk): Badge {
  const { program, words } = desk;
  return {
    name: person.name,
    familyName: person.familyName,
    ...worksAt(affiliationOf(desk, person), placesOf(program, person).country, words),
    roles: rolesOf(person, desk),
    page: wholeAddress(desk, program.links.to('person', person.slug)),
  };
}

function badgeOfParticipant(person: Participant, { words }: Desk): Badge {
  const { name, familyName, affiliation = '', role, country } = person;
  return {
    name,
    familyName,
    ...worksAt(affiliation, country, words),
    roles: [role ?? words.documents.printSet.participant],
    page: undefined,
  };
}

/**
 * The country stands on a line of its own, also where the data writes it after the affiliation, so that the badges of a sheet are
 * alike; an affiliation that is named for its country has no such line.
 */
function worksAt(written: string, code: string | undefined, words: Words) {
  const country = code ? words.country(code) : '';
  const end = [', ', '، '].map((comma) => comma + country).find((each) => country !== '' && written.endsWith(each));
  const affiliation = end === undefined ? written : written.slice(0, -end.length);
  return { affiliation, country: countryAfter([affiliation], code, words) ?? '' };
}

/** The functions about which somebody is asked most: two at most, those of the conference's own words first. */
function rolesOf(person: Contributor, { content, program, words }: Desk): string[] {
  const labels = person.contributions.map((each) => {
    const { title, role } = committeeOf(program, person, each) ?? {};
    return role ?? title ?? words.records.roles[each.role];
  });
  const speaks = person.contributions.some(({ role }) => role === 'speaker');
  const ordered = speaks ? [words.records.roles.speaker, ...labels] : labels;
  return [...new Set(ordered.map((label) => capital(label, content.conference.language)))].slice(0, 2);
}

const capital = (text: string, language: string) => text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);

/** Badges, four on a sheet with marks where it is cut. */
export function drawBadges(desk: Desk, badges: readonly Badge[], shaped: ShapedWords): Promise<Uint8Array> {
  const { printSet } = desk.words.documents;
  return drawSheets(sheetFacts(desk, printSet.badges), shaped, (sheets) => {
    for (const [index, badge] of badges.entries()) {
      const place = index % PER_SHEET;
      if (place === 0) {
        sheets.canvas.addPage();
        cutMarks(sheets);
      }
      const corner = { x: (place % COLUMNS) * WIDTH, top: Math.floor(place / COLUMNS) * HEIGHT };
      drawBadge(sheets, desk, badge, corner);
    }
  });
}

function drawBadge(sheets: Sheets, desk: Desk, badge: Badge, { x, top }: Pick<Area, 'x' | 'top'>): void {
  const { canvas, root, fitted, beside, centre } = sheets;
  const { conference } = desk.content;
  const element = (type: string): Tag => ({ type, parent });
  const parent: Tag = { type: 'Sect', parent: root };
  const left = x + MARGIN;
  const width = WIDTH - 2 * MARGIN;
  const write = (text: Text | string, style: Style, at: number, type = 'P', lines = 1) =>
    text === '' ? at : centre(fitted(text, style, width - 16, lines), left + 8, width - 16, at, element(type));

  canvas.artifact(() => {
    canvas.rect(left, top + MARGIN, width, BAND_HEIGHT).fill(canvas.colours.band);
    const band = { x: canvas.across(left, width), top: top + MARGIN, width, height: BAND_HEIGHT };
    starTiles(canvas, { ...band, top: band.top + BAND_HEIGHT - 22, height: 22 }, 22, canvas.colours.bandLine);
    canvas.rect(left, top + MARGIN + BAND_HEIGHT, width, 4).fill(canvas.colours.accent);
  });
  const acronymEnd = write(conference.acronym, styles.acronym, top + MARGIN + 10);
  const where = desk.words.lists.text([
    cityText(conference, desk.words),
    desk.words.dates.period(conference.start, conference.end),
  ]);
  write(where, styles.place, acronymEnd + 2);

  const nameEnd = write(nameText(badge), styles.name, top + MARGIN + BAND_HEIGHT + 26, 'H1', 2);
  const affiliationEnd = write(badge.affiliation, styles.affiliation, nameEnd + 8, 'P', 3);
  write(badge.country, styles.country, affiliationEnd + 3);

  const roleTop = top + HEIGHT - MARGIN - ROLE_HEIGHT;
  canvas.artifact(() => canvas.rect(left, roleTop, width, ROLE_HEIGHT).fill(canvas.colours.sand));
  const roles = beside(badge.roles, styles.role, width - 16, badge.roles.length > 1 ? 1 : 2);
  let roleLine = roleTop + (ROLE_HEIGHT - heightOf(roles)) / 2;
  for (const role of roles) roleLine = centre(role, left + 8, width - 16, roleLine, element('P'));
  if (badge.page !== undefined) {
    const square = { x: left + (width - QR_SIDE) / 2, top: roleTop - QR_SIDE - 6, side: QR_SIDE };
    qrFigure(canvas, badge.page, square, parent);
  }
}

/** Short lines at the edges and a cross in the middle: two cuts make four badges. */
function cutMarks({ canvas }: Sheets): void {
  const { doc } = canvas;
  const middle = { x: A4.width / 2, y: A4.height / 2 };
  const length = 12;
  canvas.artifact(() => {
    const marks: readonly (readonly [number, number, number, number])[] = [
      [middle.x, 0, middle.x, length],
      [middle.x, A4.height - length, middle.x, A4.height],
      [0, middle.y, length, middle.y],
      [A4.width - length, middle.y, A4.width, middle.y],
      [middle.x - length / 2, middle.y, middle.x + length / 2, middle.y],
      [middle.x, middle.y - length / 2, middle.x, middle.y + length / 2],
    ];
    for (const [fromX, fromY, toX, toY] of marks) doc.moveTo(fromX, fromY).lineTo(toX, toY);
    doc.lineWidth(0.5).strokeColor(canvas.colours.muted).stroke();
  });
}
