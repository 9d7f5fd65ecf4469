import type { Content, Contributor, RenderedContent } from '../../../shared/model/content';
import { placesOf } from '../../../shared/program/person-facts';
import { type Program, programOf } from '../../../shared/program/program';
import { contributorNamed } from '../../../shared/program/record-links';
import { themeOf } from '../../../shared/theme/theme';
import { type Words, wordsOf } from '../../../shared/words';
import { renderedContents, type SiteContent } from '../../content/site-content';
import { type DocumentLook, documentLook } from '../documents/colours';
import { factsOf } from '../documents/imprint';

/** Somebody who takes part, as the desk's own list has it. */
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
  /** Those whom the data does not name: whoever has both has one badge, and what the data says of them stands on it. */
  readonly participants: readonly Participant[];
  readonly content: Content & RenderedContent;
  readonly program: Program;
  readonly words: Words;
  readonly look: DocumentLook;
}

/** The desk of a conference, not of its past editions, with the participants whom it knows beside the data. */
export function deskOf(site: SiteContent, participants: readonly Participant[]): Desk {
  const content = { ...site.content, ...renderedContents(site)[0] };
  return {
    participants: participants.filter(({ name }) => contributorNamed(content.contributors, name) === undefined),
    content,
    program: programOf(content),
    words: wordsOf(content),
    look: documentLook(themeOf(content.theme)),
  };
}

/** Gives templates the metadata and theme of a document for the desk. */
export function sheetFacts({ content, look, words }: Desk, title: string) {
  return { facts: factsOf(content.conference, title, words), look };
}

/** The whole address of a page, for paper; nothing as long as nobody knows where the site will be. */
export const wholeAddress = ({ content }: Desk, path: string | undefined): string | undefined =>
  path === undefined || content.conference.url === undefined ? undefined : content.conference.url + path;

/** The affiliation of somebody, as the data says it first; undefined if it says none. */
export const affiliationOf = ({ program }: Desk, person: Contributor): string =>
  placesOf(program, person).affiliations[0] ?? '';
