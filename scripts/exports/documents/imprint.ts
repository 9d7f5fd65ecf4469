import { cityText } from '../../../renderer/format/place';
import { wordsOf } from '../../../renderer/words';
import type { Content, Document } from '../../content/content';
import type { Imprint } from './pdf/typeset';

/** The metadata of a document. Its date is the first day of the conference: never the day of the build. */
export function imprintOf(content: Content, { title }: Document): Imprint {
  const { conference } = content;
  const words = wordsOf(content);
  const { acronym, name, organizer, language, start, end } = conference;
  return {
    title: `${title} - ${acronym}`,
    author: organizer?.name ?? name,
    subject: words.lists.text([name, words.dates.period(start, end)]),
    language,
    date: dateOf(conference),
    runningHead: acronym,
    words: words.documents,
  };
}

/** The date that documents carry. */
export const dateOf = ({ start }: { start: string }): Date => new Date(`${start}T00:00:00Z`);

/** "Bergen, Norway, May 20-22, 2031". */
export function placeAndDates(content: Content): string {
  const { start, end } = content.conference;
  const words = wordsOf(content);
  return words.lists.text([cityText(content.conference, words), words.dates.period(start, end)]);
}
