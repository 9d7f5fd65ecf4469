import {
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  PageNumber,
  Paragraph,
  Tab,
  type Table,
  TabStopPosition,
  TabStopType,
  TextRun,
  Document as WordDocument,
} from 'docx';
import type { Content, Document } from '../../content/content';
import { callFacts } from './call-facts';
import { columnsTable, rowsTable } from './docx/form-tables';
import { pack } from './docx/pack';
import { style, stylesIn } from './docx/styles';
import { textOf } from './html-blocks';
import { dateOf, placeAndDates } from './imprint';

const LEAST_PAPERS = 4;
const MOST_PAPERS = 9;
const CHAIRS = 3;
const REVIEWERS = 6;

/** The form on which a special session is proposed. */
export function proposalTemplate(content: Content, { title }: Document): Promise<Uint8Array> {
  const { conference } = content;
  const document = new WordDocument({
    title: `${title} - ${conference.acronym}`,
    subject: conference.name,
    creator: conference.organizer.name,
    lastModifiedBy: conference.organizer.name,
    styles: stylesIn(conference.language),
    sections: [
      {
        properties: {
          page: { size: { width: 11906, height: 16838 }, margin: { top: 1440, right: 1440, bottom: 1200, left: 1440 } },
        },
        footers: { default: footer(conference.acronym, title) },
        children: [...head(content), ...form()],
      },
    ],
  });
  return pack(document, dateOf(conference));
}

function head(content: Content): (Paragraph | Table)[] {
  const { conference } = content;
  const submission = conference.links.find(({ id }) => id === 'submission');
  return [
    new Paragraph({ text: 'Special session proposal', heading: HeadingLevel.TITLE }),
    new Paragraph({ text: `${conference.name} (${conference.acronym})`, style: 'Subtitle' }),
    new Paragraph({ text: placeAndDates(content), style: 'Subtitle' }),
    rowsTable(
      callFacts(content, 'special-sessions', 'special-sessions').map(({ label, value }) => ({
        label,
        text: textOf(value),
      })),
    ),
    ...(submission
      ? [
          new Paragraph({
            style: style.instruction,
            children: [
              new TextRun('Please fill in this form, save it as PDF and submit it at '),
              new ExternalHyperlink({
                link: submission.url,
                children: [new TextRun({ text: submission.url, style: 'Hyperlink' })],
              }),
              new TextRun('. The lines in italics are advice and may be deleted.'),
            ],
          }),
        ]
      : []),
  ];
}

const form = (): (Paragraph | Table)[] => [
  ...section(
    'Title of the session',
    'A short name appears in menus and in the schedule.',
    rowsTable([{ label: 'Title' }, { label: 'Short name' }]),
  ),
  ...section(
    'Motivation and scope',
    'About half a page: what question the session is about, why it matters now, and how it complements the topics of the conference.',
    rowsTable([
      { label: 'Motivation', lines: 6 },
      { label: 'Scope', lines: 6 },
    ]),
  ),
  ...section('Topics', 'One topic in each row; add rows as needed.', columnsTable(['Topic'], 6, true)),
  ...section(
    'Chairs',
    'The first chair is the one with whom we correspond. At least one chair is present at the conference.',
    columnsTable(['Name', 'Affiliation', 'E-mail'], CHAIRS, true),
  ),
  ...section(
    'Biographies of the chairs',
    'Three or four sentences for each, with experience in organising sessions, if there is any.',
    rowsTable(Array.from({ length: CHAIRS }, (_, index) => ({ label: `Chair ${index + 1}`, lines: 3 }))),
  ),
  ...section(
    'Expected papers',
    `A session has at least ${LEAST_PAPERS} and at most ${MOST_PAPERS} papers.`,
    rowsTable([{ label: `Number of papers (${LEAST_PAPERS} to ${MOST_PAPERS})` }]),
  ),
  ...section(
    'Prospective authors',
    'Authors who have been approached, with provisional titles where there are any.',
    columnsTable(['Authors', 'Affiliation', 'Provisional title'], MOST_PAPERS, true),
  ),
  ...section(
    'Reviewers',
    'People who have agreed to review. Every paper is read by at least three reviewers, and nobody handles a paper of their own.',
    columnsTable(['Name', 'Affiliation', 'E-mail'], REVIEWERS, true),
  ),
  ...section(
    'Making the session known',
    'Mailing lists, societies, projects and networks that will be told.',
    rowsTable([{ label: 'Plan', lines: 4 }]),
  ),
];

const section = (heading: string, hint: string, table: Table): (Paragraph | Table)[] => [
  new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1 }),
  new Paragraph({ text: hint, style: style.hint }),
  table,
];

const footer = (acronym: string, title: string) =>
  new Footer({
    children: [
      new Paragraph({
        style: style.tableText,
        tabStops: [{ type: TabStopType.RIGHT, position: TabStopPosition.MAX }],
        children: [
          new TextRun(`${acronym}: ${title.toLowerCase()}`),
          new TextRun({ children: [new Tab(), 'Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  });
