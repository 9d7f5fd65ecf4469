import { cityText } from '../../../shared/format/place';
import type { PublishedContent } from '../../../shared/model/content';
import { type Words, wordsOf } from '../../../shared/words';

/** The metadata of a document. */
export interface Facts {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  /** BCP 47 tag. */
  readonly language: string;
  readonly date: string;
}

/** The fields of a conference that the metadata of its documents have. */
export type DocumentConference = Pick<
  PublishedContent['conference'],
  'acronym' | 'name' | 'organizer' | 'language' | 'start' | 'end'
>;

/** Gives the metadata of a document. Its date is the first day of the conference, never the day of the build. */
export function factsOf(conference: DocumentConference, title: string, words: Words): Facts {
  const { acronym, name, organizer, language, start, end } = conference;
  return {
    title: `${title} - ${acronym}`,
    author: organizer?.name ?? name,
    subject: words.lists.text([name, words.dates.periodInText(start, end)]),
    language,
    date: start,
  };
}

/** Gives the date that documents carry. */
export const dateOf = ({ start }: { start: string }): Date => new Date(`${start}T00:00:00Z`);

/** "Bergen, Norway, May 20-22, 2031". */
export function placeAndDates(content: PublishedContent): string {
  const { start, end } = content.conference;
  const words = wordsOf(content);
  return words.lists.text([cityText(content.conference, words), words.dates.periodInText(start, end)]);
}
