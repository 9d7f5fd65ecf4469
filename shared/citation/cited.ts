import { placeText } from '../format/place';
import type { Words } from '../words';
import { type Citation, citationOf } from './citation';

/** The parts of a site that its citations use. */
interface CitingSite {
  readonly content: {
    readonly conference: Parameters<typeof placeText>[0] & {
      readonly name: string;
      readonly acronym: string;
      readonly start: string;
      readonly language: string;
      readonly url?: string;
    };
  };
  readonly links: { readonly to: (kind: 'paper' | 'poster', id: string) => string | undefined };
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
