import { cityText } from '../../../renderer/format/place';
import { wordsIn } from '../../../renderer/words';
import type { Content, Document } from '../../content/content';
import type { Imprint } from './pdf/typeset';

/** What a document says about itself. Its date is the first day of the conference: never the day of the build. */
export function imprintOf({ conference }: Content, { title }: Document): Imprint {
  const { acronym, name, organizer, language, start, end } = conference;
  return {
    title: `${title} - ${acronym}`,
    author: organizer?.name ?? name,
    subject: `${name}, ${wordsIn(language).dates.period(start, end)}`,
    language,
    date: dateOf(conference),
    runningHead: acronym,
  };
}

/** The date that documents carry. */
export const dateOf = ({ start }: { start: string }): Date => new Date(`${start}T00:00:00Z`);

/** "Hammamet, Tunisia, December 13-15, 2023". */
export function placeAndDates({ conference }: Content): string {
  const { language, start, end } = conference;
  const words = wordsIn(language);
  return words.lists.text([cityText(conference, words), words.dates.period(start, end)]);
}
