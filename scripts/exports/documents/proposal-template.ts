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
import type { Document, PublishedContent } from '../../../shared/model/content';
import { plainTextOf } from '../../../shared/texts/rich-text';
import { themeOf } from '../../../shared/theme/theme';
import { type Words, wordsOf } from '../../../shared/words';
import { around } from '../../../shared/words/around';
import { directionOf } from '../../../shared/words/direction';
import { callFacts } from './call-facts';
import { documentColours } from './colours';
import { columnsTable, rowsTable } from './docx/form-tables';
import { pack } from './docx/pack';
import { style, stylesIn } from './docx/styles';
import { dateOf, placeAndDates } from './imprint';

const LEAST_PAPERS = 4;
const MOST_PAPERS = 9;
const CHAIRS = 3;
const REVIEWERS = 6;

/** The form on which a special session is proposed. */
export function proposalTemplate(content: PublishedContent, { title }: Document): Promise<Uint8Array> {
  const { conference } = content;
  const { documents: words, colon } = wordsOf(content);
  const organizer = conference.organizer?.name ?? conference.name;
  const colours = documentColours(themeOf(content.theme));
  const document = new WordDocument({
    title: `${title} - ${conference.acronym}`,
    subject: conference.name,
    creator: organizer,
    lastModifiedBy: organizer,
    styles: stylesIn(conference.language, colours),
    sections: [
      {
        properties: {
          page: { size: { width: 11906, height: 16838 }, margin: { top: 1440, right: 1440, bottom: 1200, left: 1440 } },
        },
        footers: { default: footer(conference.acronym + colon + title, words) },
        children: [...head(content, words), ...form(words)],
      },
    ],
  });
  return pack(document, dateOf(conference), { direction: directionOf(conference.language), colours });
}

type DocumentWords = Words['documents'];

function head(content: PublishedContent, { proposal }: DocumentWords): (Paragraph | Table)[] {
  const { conference } = content;
  const facts = callFacts(content, 'special-sessions', 'special-sessions');
  const submission = conference.links.find(({ id }) => id === 'submission');
  const [before, after] = around(proposal.submit);
  return [
    new Paragraph({ text: conference.acronym, style: style.eyebrow }),
    new Paragraph({ text: proposal.title, heading: HeadingLevel.TITLE }),
    new Paragraph({ text: conference.name, style: 'Subtitle' }),
    new Paragraph({ text: placeAndDates(content), style: 'Subtitle' }),
    ...(facts.length > 0 ? [rowsTable(facts.map(({ label, value }) => ({ label, text: plainTextOf(value) })))] : []),
    ...(submission
      ? [
          new Paragraph({
            style: style.instruction,
            children: [
              new TextRun(before),
              new ExternalHyperlink({
                link: submission.url,
                children: [new TextRun({ text: submission.url, style: 'Hyperlink' })],
              }),
              new TextRun(after),
            ],
          }),
        ]
      : []),
  ];
}

const form = ({ name, affiliation, email, proposal }: DocumentWords): (Paragraph | Table)[] => {
  const { session, motivation, topics, chairs, biographies, papers, authors, reviewers, publicity } = proposal;
  const people = [name, affiliation, email];
  return [
    ...section(session, rowsTable([{ label: session.title }, { label: session.shortName }])),
    ...section(
      motivation,
      rowsTable([
        { label: motivation.motivation, lines: 6 },
        { label: motivation.scope, lines: 6 },
      ]),
    ),
    ...section(topics, columnsTable([topics.topic], 6, true)),
    ...section(chairs, columnsTable(people, CHAIRS, true)),
    ...section(
      biographies,
      rowsTable(Array.from({ length: CHAIRS }, (_, index) => ({ label: biographies.chair(index + 1), lines: 3 }))),
    ),
    ...section(
      { heading: papers.heading, hint: papers.hint(LEAST_PAPERS, MOST_PAPERS) },
      rowsTable([{ label: papers.number(LEAST_PAPERS, MOST_PAPERS) }]),
    ),
    ...section(authors, columnsTable([authors.authors, affiliation, authors.title], MOST_PAPERS, true)),
    ...section(reviewers, columnsTable(people, REVIEWERS, true)),
    ...section(publicity, rowsTable([{ label: publicity.plan, lines: 4 }])),
  ];
};

interface SectionWords {
  readonly heading: string;
  readonly hint: string;
}

const section = ({ heading, hint }: SectionWords, table: Table): (Paragraph | Table)[] => [
  new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1 }),
  new Paragraph({ text: hint, style: style.hint }),
  table,
];

function footer(title: string, { pageOf }: DocumentWords): Footer {
  const [before = '', between = '', after = ''] = pageOf(11_111, 22_222).split(/[\d٠-٩]{5}/);
  return new Footer({
    children: [
      new Paragraph({
        style: style.tableText,
        tabStops: [{ type: TabStopType.RIGHT, position: TabStopPosition.MAX }],
        children: [
          new TextRun(title),
          new TextRun({
            children: [new Tab(), before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES, after],
          }),
        ],
      }),
    ],
  });
}
