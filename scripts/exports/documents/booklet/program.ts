import { contributionKey, countOf, isPaper, peopleLabel, presentedIn } from '../../../../shared/format/contributions';
import {
  daysOf,
  formatTimes,
  ownMode,
  papersOf,
  remoteMark,
  roomOf,
  sessionName,
  sessionsOfDay,
  statusMark,
  type Talks,
  talksOf,
} from '../../../../shared/format/schedule';
import { sessionKindsOf } from '../../../../shared/format/session-kinds';
import { lecturersOf } from '../../../../shared/format/speakers';
import type { Contribution, Panel, PublishedContent, Session } from '../../../../shared/model/content';
import { readAbstract } from '../../../../shared/texts/read-markdown';
import type { RichText } from '../../../../shared/texts/rich-text';
import { type Words, wordsOf } from '../../../../shared/words';
import { inSmall } from '../../../../shared/words/grammar';
import { type Block, type Entry, inLanguage, paragraph, plain, type Text } from '../blocks';
import { blocksOf } from '../text-blocks';
import { contributionAnchor, entryAnchor } from './entry-anchor';

/** With more papers than that, a booklet has some two thousand pages, which nobody prints and few machines show. */
const MOST_PAPERS = 10_000;

/** With more papers than that, the abstracts would make a book of it. */
const MOST_ABSTRACTS = 400;

/** Day by day: each session with its room, chairs, people and papers; of very many papers, where they are listed. */
export function program(content: PublishedContent): Block[] {
  const words = wordsOf(content);
  if (content.sessions.length === 0) return unscheduled(content, words);
  const kinds = sessionKindsOf(content.sessionKinds);
  // The timetable says everything of the others.
  const detailed = content.sessions.filter(({ kind }) => kinds.get(kind)?.details);
  if (detailed.length === 0) return [];
  const papers = presentedIn(content.contributions);
  const areListed = papers.length <= MOST_PAPERS;
  const talks = talksOf(areListed ? papers : [], content.presentations);
  const elsewhere = words.documents.booklet.papersElsewhere(countOf(papers, words));
  return [
    { kind: 'heading', level: 1, text: words.schedule.program },
    ...(areListed ? [] : [paragraph(elsewhere)]),
    ...daysOf(detailed).flatMap((day): Block[] => [
      { kind: 'heading', level: 2, text: words.dates.day(day) },
      ...sessionsOfDay(detailed, day).flatMap((session) => sessionBlocks(session, content, talks, words)),
    ]),
  ];
}

/** Before there is a program: the contributions without time. */
function unscheduled(content: PublishedContent, words: Words): Block[] {
  const listed = presentedIn(content.contributions).filter(({ status }) => status !== 'withdrawn');
  if (listed.length === 0 || listed.length > MOST_PAPERS) return [];
  return [
    { kind: 'heading', level: 1, text: words.defaults.pages.papers },
    {
      kind: 'entries',
      entries: listed.map((each) => paperEntry(each, content, words, listed.length <= MOST_ABSTRACTS)),
    },
  ];
}

function sessionBlocks(session: Session, content: PublishedContent, talks: Talks, words: Words): Block[] {
  const papers = papersOf(talks, session).filter(({ status }) => status !== 'withdrawn');
  const [only] = session.contribution === undefined ? [] : papers;
  const hasAbstracts = presentedIn(content.contributions).length <= MOST_ABSTRACTS;
  return [
    { kind: 'heading', level: 3, text: sessionName(session, words), id: headingAnchor(session) },
    ...linesOf(session, content, words).map((line) => paragraph(line, 'quiet')),
    ...talkOf(session, content, words),
    ...panelOf(session, content, words),
    ...abstractBlocks(session, content),
    ...(only ? contributionBlocks(only, content, words, hasAbstracts) : []),
    ...(papers.length > 0 && !only
      ? [
          {
            kind: 'entries',
            entries: papers.map((paper) => paperEntry(paper, content, words, hasAbstracts, session)),
          } as const,
        ]
      : []),
  ];
}

/** The anchor of the heading of a session, or of the contribution that it consists of. */
const headingAnchor = ({ id, contribution }: Session) =>
  contribution === undefined ? entryAnchor('sessions', id) : contributionAnchor(contribution);

/** The people, note and abstract of a contribution that has a heading. */
function contributionBlocks(
  contribution: Contribution,
  content: PublishedContent,
  words: Words,
  hasAbstract: boolean,
): Block[] {
  const { people, note } = contribution;
  return [
    ...(people.length > 0 ? [paragraph([{ text: words.lists.text(people), bold: true }])] : []),
    ...(note ? [paragraph([{ text: note, italic: true }])] : []),
    ...(hasAbstract ? abstractBlocks(contribution, content) : []),
  ];
}

/** The abstract of a session or contribution, which is written in Markdown. */
function abstractBlocks(
  { abstract, language }: Pick<Contribution, 'abstract' | 'language'>,
  { conference }: PublishedContent,
): Block[] {
  if (abstract === undefined) return [];
  const text = readAbstract(abstract);
  return blocksOf(language === undefined ? text : spokenIn(text, language), conference);
}

/** Marks all words of a text as those of a language. */
const spokenIn = ({ children }: RichText, lang: string): RichText => ({
  children: children.map((child) =>
    typeof child === 'string'
      ? { tag: 'bdi', attributes: { lang }, children: [child] }
      : { ...child, ...spokenIn(child, lang) },
  ),
});

/** Time and place, special session, chairs, remarks: what stands below the name of a session. */
export function linesOf(
  session: Session,
  { rooms, sessions, sessionKinds, specialSessions }: PublishedContent,
  words: Words,
): string[] {
  const { kind, mode, specialSession, chairs = [], people = [], note, website, link, parent, status } = session;
  const whole = parent === undefined ? undefined : sessions.find(({ id }) => id === parent);
  const label = sessionKinds.find(({ id }) => id === kind)?.label;
  const special = specialSessions.find(({ id }) => id === specialSession);
  const marks = [label, statusMark(status, words), remoteMark(mode, words)];
  const held = [formatTimes(session, words), roomOf(rooms, session, words), ...marks].filter(Boolean).join(' · ');
  return [
    held,
    ...(whole ? [`${words.schedule.partOf}${words.colon}${sessionName(whole, words)}`] : []),
    ...(link ? [`${words.schedule.takePart}${words.colon}${link}`] : []),
    ...(website ? [`${words.schedule.website}${words.colon}${website}`] : []),
    ...(special ? [`${words.schedule.specialSession}${words.colon}${special.title}`] : []),
    ...(people.length > 0
      ? [`${peopleLabel(kind, people.length, words)}${words.colon}${words.lists.text(people)}`]
      : []),
    ...(chairs.length > 0 ? [`${words.schedule.chairs(chairs.length)}${words.colon}${words.lists.text(chairs)}`] : []),
    ...(note ? [note] : []),
  ];
}

function talkOf({ speaker: number }: Session, { speakers }: PublishedContent, words: Words): Block[] {
  const speaker = speakers.find(({ id }) => id === number);
  if (!speaker) return [];
  const link = `#${entryAnchor('speakers', speaker.id)}`;
  return [
    paragraph(words.quoted(speaker.talk), 'talk'),
    ...lecturersOf(speaker).map(({ name, affiliation }) =>
      paragraph([{ text: name, link }, ...(affiliation ? plain(words.lists.between + affiliation) : [])]),
    ),
  ];
}

/** Who is on the panel that a session is. */
export function panelOf({ panel: name }: Session, { panels }: PublishedContent, words: Words): Block[] {
  const panel = panels.find(({ id }) => id === name);
  if (!panel) return [];
  const { title, chair } = panel;
  const guests = guestsOf(panel, words);
  return [
    paragraph(title, 'talk'),
    paragraph(
      `${words.schedule.panelChair}${words.colon}${words.lists.text([chair.name, chair.affiliation])}`,
      'quiet',
    ),
    ...(guests.length > 0
      ? [{ kind: 'list', ordered: false, items: guests.map((guest) => [paragraph(guest)]) } as const]
      : []),
  ];
}

const guestsOf = ({ panelists, speakers }: Panel, { lists }: Words): string[] => [
  ...panelists.map(({ name, role, company }) => lists.text([name, role, company])),
  ...speakers.map(({ name, affiliation }) => lists.text([name, affiliation])),
];

/** The title of a contribution, and what is said of it in brackets. */
export const markedTitle = ({ title, language }: Contribution, mark: string | undefined): Text => [
  { ...inLanguage(title, language), bold: true },
  ...(mark ? [{ text: ` (${inSmall(mark)})`, italic: true }] : []),
];

function paperEntry(
  paper: Contribution,
  content: PublishedContent,
  words: Words,
  hasAbstracts: boolean,
  session: Pick<Session, 'mode'> = {},
): Entry {
  const { id, start, people, note, status } = paper;
  const mark = words.lists.text([statusMark(status, words), remoteMark(ownMode(paper, session), words)]);
  const abstract = hasAbstracts ? abstractBlocks(paper, content) : [];
  return {
    label: isPaper(paper) ? id : words.dates.clock(start ?? ''),
    anchor: contributionAnchor(contributionKey(paper)),
    title: markedTitle(paper, mark),
    lines: [plain(words.lists.text(people)), ...(note ? [[{ text: note, italic: true }]] : [])],
    ...(abstract.length > 0 && { abstract }),
  };
}
