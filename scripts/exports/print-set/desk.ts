import { lookOf } from '../../../renderer/look/look';
import { type Program, programOf } from '../../../renderer/program/program';
import { type Words, wordsOf } from '../../../renderer/words';
import { type DocumentLook, documentLook } from '../documents/colours';
import { dateOf } from '../documents/imprint';
import { A4, type PageSize } from '../documents/pdf/theme';
import type { RenderedContent } from '../export';
import type { SheetFacts } from './sheets';

/** What the documents for the registration desk are made from. */
export interface Desk {
  readonly content: RenderedContent;
  readonly program: Program;
  readonly words: Words;
  readonly look: DocumentLook;
}

export const deskOf = (content: RenderedContent): Desk => ({
  content,
  program: programOf(content),
  words: wordsOf(content),
  look: documentLook(lookOf(content.theme)),
});

/** What a document of the desk says about itself. Its date is the first day of the conference: never the day on which it was made. */
export function sheetFacts({ content, look, words }: Desk, title: string, page: PageSize = A4): SheetFacts {
  const { acronym, name, organizer, language, start, end } = content.conference;
  return {
    title: `${title} - ${acronym}`,
    author: organizer?.name ?? name,
    subject: `${name}, ${words.dates.period(start, end)}`,
    language,
    date: dateOf(content.conference),
    look,
    page,
  };
}

/** The whole address of a page, for paper; nothing as long as nobody knows where the site will be. */
export const wholeAddress = ({ content }: Desk, path: string | undefined): string | undefined =>
  path === undefined || content.conference.url === undefined ? undefined : content.conference.url + path;
