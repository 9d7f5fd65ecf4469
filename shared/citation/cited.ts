import type { Content } from '#content';
import { placeText } from '../format/place';
import type { RecordLinks } from '../program/record-links';
import type { Words } from '../words';
import { type Citation, citationOf } from './citation';

/** The parts of a site that its citations use. */
interface CitingSite {
  readonly content: Pick<Content, 'conference'>;
  readonly links: Pick<RecordLinks, 'to'>;
  readonly words: Words;
}

/**
 * Makes the citation of a paper or poster of a site, with the full address of its page if the site has a public
 * address.
 */
export function citationIn({ content, links, words }: CitingSite, view: Parameters<typeof citationOf>[0]): Citation {
  const { conference } = content;
  const path = links.to(view.kind, view.paper.id);
  return citationOf(view, {
    ...conference,
    place: placeText(conference, words),
    url: conference.url === undefined || path === undefined ? undefined : conference.url + encodeURI(path),
  });
}
