import { inOrderOfNames } from '../../../shared/program/letters';
import { inLanguage, type Text } from '../documents/blocks';
import { placeAndDates } from '../documents/imprint';
import { makePdf } from '../paper/typst';
import { affiliationOf, type Desk, sheetFacts } from './desk';
import type { Presentation } from './presentations';

/** A text on a certificate, its style in the template, and the most lines it may take. */
type Line = readonly [text: string | Text, style: 'words' | 'work' | 'written' | 'conference' | 'place', most: number];

/** The lines of a certificate, from top to bottom. */
interface Certificate {
  readonly title: string;
  readonly name: string;
  readonly affiliation: string;
  readonly lines: readonly Line[];
}

/** A possible participant. */
interface Attendee {
  readonly name: string;
  readonly affiliation: string;
}

/** Lists everybody whom the data or the list of participants names. The desk knows who has come. */
export function attendeesOf(desk: Desk): Attendee[] {
  const { contributors, conference } = desk.content;
  const people = contributors.filter(({ isOrganisation }) => !isOrganisation);
  const named = people.map((person) => ({ ...person, affiliation: affiliationOf(desk, person) }));
  return inOrderOfNames([...named, ...desk.participants], ({ familyName }) => familyName, conference.language).map(
    ({ name, affiliation = '' }) => ({ name, affiliation }),
  );
}

export function makeAttendance(desk: Desk, attendees: readonly Attendee[]): Uint8Array {
  const { printSet } = desk.words.documents;
  return makeCertificates(desk, printSet.attendance, attendees, (attendee) => ({
    title: printSet.attendance,
    ...attendee,
    lines: [[printSet.forAttending, 'words', 1], ...conferenceLines(desk)],
  }));
}

export function makePresentations(desk: Desk, presentations: readonly Presentation[]): Uint8Array {
  const { lists, quoted, documents } = desk.words;
  const { printSet } = documents;
  const why = {
    paper: printSet.forPaper,
    poster: printSet.forPoster,
    talk: printSet.forTalk,
    other: printSet.forContribution,
  };
  return makeCertificates(desk, printSet.presentation, presentations, (presentation) => {
    const { kind, name, affiliation, title, language, others } = presentation;
    return {
      title: printSet.presentation,
      name,
      affiliation,
      lines: [
        [why[kind], 'words', 1],
        [[inLanguage(quoted(title), language)], 'work', 3],
        ...(others.length > 0 ? ([[printSet.writtenWith(lists.text(others)), 'written', 2]] as const) : []),
        ...conferenceLines(desk),
      ],
    };
  });
}

const conferenceLines = ({ content }: Desk): Certificate['lines'] => [
  [content.conference.name, 'conference', 2],
  [placeAndDates(content), 'place', 1],
];

function makeCertificates<Item>(
  desk: Desk,
  title: string,
  items: readonly Item[],
  certificateOf: (item: Item) => Certificate,
): Uint8Array {
  const { content, words } = desk;
  return makePdf('certificates.typ', {
    ...sheetFacts(desk, title),
    acronym: content.conference.acronym,
    awardedTo: words.documents.printSet.awardedTo,
    // The general chairs sign, three at most.
    signers: content.chairs.slice(0, 3).map(({ name, role }) => ({ name, role })),
    certificates: items.map(certificateOf),
  });
}
