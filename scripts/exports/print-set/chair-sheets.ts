import { arePapers, isPaper, takesPlace } from '../../../shared/format/contributions';
import { dateOf, daysOf, formatTimes, papersOf, sessionName, sessionsOfDay } from '../../../shared/format/schedule';
import { lecturersOf } from '../../../shared/format/speakers';
import type { Contribution, Session, Speaker } from '../../../shared/model/content';
import { placesOf } from '../../../shared/program/person-facts';
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
    (session) =>
      takesPlace(session) &&
      (session.speaker !== undefined ||
        session.panel !== undefined ||
        session.people !== undefined ||
        program.talks.get(session.id)?.some(takesPlace)),
  );
  return daysOf(chaired).flatMap((day) => sessionsOfDay(chaired, day));
}

/** Makes a sheet for each session: time and place, the speaker's introduction, the contributions with their times, and lines for questions. */
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
  const papers = papersOf(program.talks, session).filter(takesPlace);
  const [only] = session.contribution === undefined ? [] : papers;
  return [
    { kind: 'heading', level: 1, text: sessionName(session, words) },
    paragraph(words.dates.day(dateOf(session)), 'lead'),
    // Their names are below, with what introduces them.
    ...linesOf({ ...session, people: [] }, content, words).map((line) => paragraph(line)),
    ...(speaker ? speakerBlocks(speaker, words) : []),
    ...panelOf(session, content, words),
    ...(session.people ?? []).flatMap((name) => personBlocks(name, desk)),
    ...(only ? only.people.flatMap((name) => personBlocks(name, desk)) : []),
    ...(papers.length > 0 && !only ? [papersTable(papers, desk)] : []),
    { kind: 'notes', label: words.documents.printSet.notes },
  ];
}

/** The facts that a chair needs to introduce somebody. */
const speakerBlocks = (speaker: Speaker, words: Words): Block[] => [
  paragraph(words.quoted(speaker.talk), 'talk'),
  ...lecturersOf(speaker).flatMap(({ name, affiliation, bio = [] }) => [
    paragraph([{ text: name, bold: true }, ...(affiliation ? plain(words.lists.between + affiliation) : [])]),
    ...bio.map((text) => paragraph(text)),
  ]),
];

/** Introduces somebody with the facts of people.csv. */
function personBlocks(name: string, desk: Desk): Block[] {
  const person = contributorNamed(desk.content.contributors, name);
  const { bio = [] } = person ? placesOf(desk.program, person) : {};
  return [paragraph(speakerText(name, desk)), ...bio.map((text) => paragraph(text))];
}

/** Makes the table of papers. The first author is expected to speak. */
function papersTable(papers: readonly Contribution[], desk: Desk): Block {
  const { changes, schedule, documents } = desk.words;
  const columns: readonly Column<Contribution>[] = [
    { head: documents.booklet.time, width: 1.35, text: (each) => timeOf(each, desk.words) },
    ...(arePapers(papers) ? [{ head: schedule.paper, width: 0.8, text: ({ id }: Contribution) => plain(id) }] : []),
    { head: documents.printSet.presenter, width: 1.7, text: (each) => presenterText(each, desk) },
    { head: changes.facts.title, width: 3.4, text: (paper) => titleText(paper, desk.words) },
  ];
  return tableOf(columns, papers);
}

const timeOf = ({ start, end }: Contribution, words: Words): Text =>
  plain(start === undefined ? '' : end === undefined ? words.dates.clock(start) : formatTimes({ start, end }, words));

/** The first author of a paper, or all who present anything else. */
const presenterText = (each: Contribution, desk: Desk): Text =>
  isPaper(each) ? speakerText(each.people[0] ?? '', desk) : plain(desk.words.lists.text(each.people));

function speakerText(name: string, desk: Desk): Text {
  const person = contributorNamed(desk.content.contributors, name);
  const affiliation = person ? affiliationOf(desk, person) : '';
  return [{ text: name, bold: true }, ...(affiliation ? plain(desk.words.lists.between + affiliation) : [])];
}

const titleText = ({ kind, title, language, people }: Contribution, words: Words): Text => [
  { ...inLanguage(title, language), bold: true },
  ...(isPaper({ kind }) && people.length > 1 ? plain(`. ${words.lists.text(people)}`) : []),
];
