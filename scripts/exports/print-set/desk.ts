import type { Contributor, PublishedContent, RenderedContent } from '../../../shared/model/content';
import { fullName } from '../../../shared/model/person-name';
import { placesOf } from '../../../shared/program/person-facts';
import { type Program, programOf } from '../../../shared/program/program';
import { contributorNamed } from '../../../shared/program/record-links';
import { themeOf } from '../../../shared/theme/theme';
import { type Words, wordsOf } from '../../../shared/words';
import { renderedContents, type SiteContent } from '../../content/site-content';
import { type DocumentLook, documentLook } from '../documents/colours';
import { factsOf } from '../documents/imprint';

/** A participant on the desk's own list. */
export interface Participant {
  readonly name: string;
  readonly familyName: string;
  readonly affiliation?: string;
  readonly role?: string;
  /** A name or an ISO 3166-1 code. */
  readonly country?: string;
}

/** The content that the documents for the registration desk are made from. */
export interface Desk {
  /** Participants whom the data does not name. Others have one badge, with the facts of the data. */
  readonly participants: readonly Participant[];
  readonly content: PublishedContent & RenderedContent;
  readonly program: Program;
  readonly words: Words;
  readonly look: DocumentLook;
}

/** Collects the content for the desk of a conference (without past editions), with the participants on its own list. */
export function deskOf(site: SiteContent, participants: readonly Participant[]): Desk {
  const all = { ...site.content, ...renderedContents(site)[0] };
  const content = {
    ...all,
    contributors: all.contributors.map((person) => ({ ...person, name: printedName(person) })),
  };
  return {
    participants: participants.filter(({ name }) => contributorNamed(content.contributors, name) === undefined),
    content,
    program: programOf(content),
    words: wordsOf(content),
    look: documentLook(themeOf(content.theme)),
  };
}

/** Returns a name as people say it: neither with a comma, as in "Costa, Jr., P. T.", nor with the group for which somebody writes. */
const printedName = ({ name, parts, groups }: Contributor): string =>
  !('literal' in parts) && (/,/.test(name) || groups?.[name]) ? fullName(parts) : name;

/** Returns metadata and theme of a document for its template. */
export function sheetFacts({ content, look, words }: Desk, title: string) {
  return { facts: factsOf(content.conference, title, words), look };
}

/** Returns the absolute address of a page for print; undefined if the site's address is unknown. */
export const wholeAddress = ({ content }: Desk, path: string | undefined): string | undefined =>
  path === undefined || content.conference.url === undefined ? undefined : content.conference.url + path;

/** Returns the first affiliation of a person in the data; empty if there is none. */
export const affiliationOf = ({ program }: Desk, person: Contributor): string =>
  placesOf(program, person).affiliations[0] ?? '';
