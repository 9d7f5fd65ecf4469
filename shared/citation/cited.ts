import { placeText } from '../format/place';
import type { Words } from '../words';
import { type Citation, citationOf } from './citation';

/** The parts of a site that its citations name. */
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

/** The citation of a paper or poster of a site, with the whole address of its page where the site has one. */
export function citationIn({ content, links, words }: CitingSite, view: Parameters<typeof citationOf>[0]): Citation {
  const { conference } = content;
  const path = links.to(view.kind, view.paper.id);
  return citationOf(view, {
    ...conference,
    place: placeText(conference, words),
    url: conference.url === undefined || path === undefined ? undefined : conference.url + encodeURI(path),
  });
}
