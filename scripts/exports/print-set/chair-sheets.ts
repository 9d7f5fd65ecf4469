import { daysOf, papersOf, sessionName, sessionsOfDay } from '../../../shared/format/schedule';
import type { Paper, Session, Speaker } from '../../../shared/model/content';
import { contributorNamed } from '../../../shared/program/record-links';
import type { Words } from '../../../shared/words';
import { type Block, type Column, inLanguage, paragraph, plain, type Text, tableOf } from '../documents/blocks';
import { linesOf, panelOf } from '../documents/booklet/program';
import { makeDocumentPdf } from '../documents/document-pdf';
import { affiliationOf, type Desk } from './desk';

/** About 13 points, since the sheet is read from a lectern. */
const AT_A_LECTERN = 1.35;

/** Lists the sessions with talks, in order of time. */
export function chairedSessionsOf({ content, program }: Desk): Session[] {
  const chaired = content.sessions.filter(
    ({ id, speaker, panel, status }) =>
      status !== 'cancelled' && (speaker !== undefined || panel !== undefined || program.talks.has(id)),
  );
  return daysOf(chaired).flatMap((day) => sessionsOfDay(chaired, day));
}

/** Makes a sheet for each session: time and place, the speaker's introduction, the papers with their times, and lines for questions. */
export const makeChairSheets = (desk: Desk, sessions: readonly Session[]): Uint8Array =>
  makeDocumentPdf(
    sessions.flatMap((session) => blocksOf(session, desk)),
    desk.content,
    desk.words.documents.printSet.chairSheets,
    { enlarged: AT_A_LECTERN },
  );

function blocksOf(session: Session, desk: Desk): Block[] {
  const { content, program, words } = desk;
  const speaker = content.speakers.find(({ id }) => id === session.speaker);
  const papers = papersOf(program.talks, session);
  return [
    { kind: 'heading', level: 1, text: sessionName(session, words) },
    paragraph(words.dates.day(session.date), 'lead'),
    ...linesOf(session, content, words).map((line) => paragraph(line)),
    ...(speaker ? speakerBlocks(speaker, words) : []),
    ...panelOf(session, content, words),
    ...(papers.length > 0 ? [papersTable(papers, desk)] : []),
    { kind: 'notes', label: words.documents.printSet.notes },
  ];
}

/** The facts that a chair needs to introduce somebody. */
const speakerBlocks = ({ name, affiliation, talk, bio }: Speaker, words: Words): Block[] => [
  paragraph(words.quoted(talk), 'talk'),
  paragraph([{ text: name, bold: true }, ...plain(words.lists.between + affiliation)]),
  ...bio.map((text) => paragraph(text)),
];

/** Makes the table of papers. The first author is expected to speak. */
function papersTable(papers: readonly Paper[], desk: Desk): Block {
  const { changes, schedule, documents } = desk.words;
  const columns: readonly Column<Paper>[] = [
    { head: documents.booklet.time, width: 1.35, text: timeOf },
    { head: schedule.paper, width: 0.8, text: ({ id }) => plain(id) },
    { head: documents.printSet.presenter, width: 1.7, text: ({ authors: [first = ''] }) => speakerText(first, desk) },
    { head: changes.facts.title, width: 3.4, text: (paper) => titleText(paper, desk.words) },
  ];
  return tableOf(columns, papers);
}

const timeOf = ({ start, end }: Paper): Text =>
  plain(start === undefined ? '' : end === undefined ? start : `${start} - ${end}`);

function speakerText(name: string, desk: Desk): Text {
  const person = contributorNamed(desk.content.contributors, name);
  const affiliation = person ? affiliationOf(desk, person) : '';
  return [{ text: name, bold: true }, ...(affiliation ? plain(desk.words.lists.between + affiliation) : [])];
}

const titleText = ({ title, language, authors }: Paper, words: Words): Text => [
  { ...inLanguage(title, language), bold: true },
  ...(authors.length > 1 ? plain(`. ${words.lists.text(authors)}`) : []),
];
