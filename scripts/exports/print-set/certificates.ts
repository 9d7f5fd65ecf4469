import { inOrderOfNames } from '../../../renderer/program/letters';
import { inLanguage, type Text } from '../documents/blocks';
import { placeAndDates } from '../documents/imprint';
import { archPath, tiledArch } from '../documents/pdf/ornaments';
import type { ShapedWords } from '../documents/pdf/shaped-words';
import type { Tag } from '../documents/pdf/tag';
import { A4, type PageSize, type Style } from '../documents/pdf/theme';
import { affiliationOf, type Desk, sheetFacts } from './desk';
import type { Presentation } from './presentations';
import { drawSheets, type Sheets } from './sheets';

/** Across. */
const PAGE: PageSize = { width: A4.height, height: A4.width };
const FRAME = 26;
const ARCH = { x: 66, top: 92, width: 150, height: PAGE.height - 2 * FRAME - 92 - 14 } as const;
const TEXT_X = 250;
const TEXT_WIDTH = PAGE.width - TEXT_X - 74;
const SIGNATURES_TOP = PAGE.height - 132;

const styles = {
  acronym: { size: 13, leading: 17, color: 'muted', bold: true, before: 0 },
  title: { size: 36, leading: 43, color: 'heading', display: true, before: 4 },
  words: { size: 12.5, leading: 17, color: 'muted', before: 16 },
  name: { size: 30, leading: 37, color: 'text', display: true, before: 5 },
  affiliation: { size: 12.5, leading: 17, color: 'text', before: 1 },
  work: { size: 15.5, leading: 20.5, color: 'text', bold: true, balanced: true, before: 4 },
  written: { size: 11, leading: 15, color: 'muted', before: 3 },
  conference: { size: 15.5, leading: 20, color: 'heading', bold: true, balanced: true, before: 4 },
  place: { size: 12, leading: 16, color: 'text', before: 2 },
  signer: { size: 11, leading: 14, color: 'text', bold: true, before: 0 },
  role: { size: 10, leading: 13, color: 'muted', before: 0 },
} as const satisfies Record<string, Style>;

/** The lines of a certificate, from top to bottom. */
interface Certificate {
  readonly title: string;
  readonly name: string;
  readonly affiliation: string;
  readonly lines: readonly (readonly [text: string | Text, style: Style, most: number])[];
}

/** Somebody who may take part. */
interface Attendee {
  readonly name: string;
  readonly affiliation: string;
}

/** Everybody whom the data or the desk's list names: who has come, the desk knows. */
export function attendeesOf(desk: Desk): Attendee[] {
  const { contributors, conference } = desk.content;
  const named = contributors.map((person) => ({ ...person, affiliation: affiliationOf(desk, person) }));
  return inOrderOfNames([...named, ...desk.participants], ({ familyName }) => familyName, conference.language).map(
    ({ name, affiliation = '' }) => ({ name, affiliation }),
  );
}

export function drawAttendance(desk: Desk, attendees: readonly Attendee[], shaped: ShapedWords): Promise<Uint8Array> {
  const { printSet } = desk.words.documents;
  return drawCertificates(desk, printSet.attendance, shaped, attendees, (attendee) => ({
    title: printSet.attendance,
    ...attendee,
    lines: conferenceLines(desk, printSet.forAttending),
  }));
}

export function drawPresentations(
  desk: Desk,
  presentations: readonly Presentation[],
  shaped: ShapedWords,
): Promise<Uint8Array> {
  const { lists, quoted, documents } = desk.words;
  const { printSet } = documents;
  const why = { paper: printSet.forPaper, poster: printSet.forPoster, talk: printSet.forTalk };
  return drawCertificates(desk, printSet.presentation, shaped, presentations, (presentation) => {
    const { kind, name, affiliation, title, language, others } = presentation;
    return {
      title: printSet.presentation,
      name,
      affiliation,
      lines: [
        [why[kind], styles.words, 1],
        [[inLanguage(quoted(title), language)], styles.work, 3],
        ...(others.length > 0 ? ([[printSet.writtenWith(lists.text(others)), styles.written, 2]] as const) : []),
        ...conferenceLines(desk, printSet.at),
      ],
    };
  });
}

const conferenceLines = ({ content }: Desk, before: string): Certificate['lines'] => [
  [before, styles.words, 1],
  [content.conference.name, styles.conference, 2],
  [placeAndDates(content), styles.place, 1],
];

function drawCertificates<Item>(
  desk: Desk,
  title: string,
  shaped: ShapedWords,
  items: readonly Item[],
  certificateOf: (item: Item) => Certificate,
): Promise<Uint8Array> {
  return drawSheets(sheetFacts(desk, title, PAGE), shaped, (sheets) => {
    for (const item of items) drawCertificate(sheets, desk, certificateOf(item));
  });
}

function drawCertificate(sheets: Sheets, desk: Desk, { title, name, affiliation, lines }: Certificate): void {
  const { canvas, root, fitted } = sheets;
  const { content, words } = desk;
  const parent: Tag = { type: 'Sect', parent: root };
  canvas.addPage();
  drawFrame(sheets);
  const texts: readonly (readonly [string | Text, Style, number, string?])[] = [
    [content.conference.acronym, styles.acronym, 1],
    [title, styles.title, 1, 'H1'],
    [words.documents.printSet.awardedTo, styles.words, 1],
    [name, styles.name, 2, 'H2'],
    ...(affiliation === '' ? [] : ([[affiliation, styles.affiliation, 2]] as const)),
    ...lines,
  ];
  const sets = texts.map(([text, style, most, type = 'P']) => ({
    set: fitted(text, style, TEXT_WIDTH, most),
    style,
    tag: { type, parent } satisfies Tag,
  }));
  const height = sets.reduce((sum, { set, style }) => sum + style.before + set.height, 0);
  // Where nobody signs, the words have the whole sheet.
  const room = (content.chairs.length > 0 ? SIGNATURES_TOP - 20 : PAGE.height - 2 * FRAME) - 2 * FRAME;
  let y = 2 * FRAME + Math.max(0, (room - height) / 2);
  for (const { set, style, tag } of sets) {
    y += style.before;
    set.draw(canvas, TEXT_X, y, tag);
    y += set.height;
  }
  drawSignatures(sheets, desk, parent);
}

/** A double line around the sheet, and beside the words an arch of tiles. */
function drawFrame({ canvas }: Sheets): void {
  const { doc, colours } = canvas;
  const arch = { ...ARCH, x: canvas.across(ARCH.x, ARCH.width) };
  canvas.artifact(() => {
    for (const [inset, width, colour] of [
      [FRAME, 2.5, colours.heading],
      [FRAME + 6, 0.8, colours.accent],
    ] as const)
      doc
        .rect(inset, inset, PAGE.width - 2 * inset, PAGE.height - 2 * inset)
        .lineWidth(width)
        .strokeColor(colour)
        .stroke();
    archPath(doc, arch).fill(colours.band);
    tiledArch(canvas, arch, 30, 3);
  });
}

/** Lines on which the general chairs sign, three at most. */
function drawSignatures({ canvas, fitted }: Sheets, { content }: Desk, parent: Tag): void {
  const chairs = content.chairs.slice(0, 3);
  const gap = 18;
  const width = (TEXT_WIDTH - 2 * gap) / 3;
  for (const [index, { name, role }] of chairs.entries()) {
    const x = TEXT_X + index * (width + gap);
    canvas.artifact(() => canvas.rect(x, SIGNATURES_TOP + 34, width, 0.7).fill(canvas.colours.muted));
    const signer = fitted(name, styles.signer, width, 2);
    signer.draw(canvas, x, SIGNATURES_TOP + 39, { type: 'P', parent });
    const office = fitted(role, styles.role, width, 2);
    office.draw(canvas, x, SIGNATURES_TOP + 39 + signer.height, { type: 'P', parent });
  }
}
