import type { Conference } from '#content';
import type { Citation } from '../../shared/citation/citation';
import { invertedName } from '../../shared/model/person-name';
import type { PaperView } from '../../shared/program/paper-view';

interface CitationTagsProps {
  readonly citation: Citation;
  readonly view: PaperView;
  readonly conference: Pick<Conference, 'name' | 'url'>;
}

/**
 * Renders the tags that Google Scholar and Zotero read on a paper's page
 * (https://scholar.google.com/intl/en/scholar/inclusion.html). Title, authors and date are mandatory: without one of
 * them the page counts as untagged.
 */
export function CitationTags({ citation, view: { paper }, conference }: CitationTagsProps) {
  const { title, author, issued, page, DOI, URL, keyword, language } = citation;
  const [first, last] = page?.split(/[-–]+/) ?? [];
  const date = issued['date-parts'][0].map((part) => String(part).padStart(2, '0')).join('/');
  const tags: readonly (readonly [string, string | undefined])[] = [
    ['title', title],
    ...author.map((name) => ['author', invertedName(name)] as const),
    ['publication_date', date],
    ['conference_title', conference.name],
    ['inbook_title', citation['container-title']],
    ['isbn', citation.ISBN],
    ['issn', citation.ISSN],
    ['volume', citation.volume],
    ['publisher', citation.publisher],
    ['firstpage', first],
    ['lastpage', last],
    ['doi', DOI],
    ['keywords', keyword],
    ['language', language],
    ['public_url', URL],
    ['pdf_url', paper.pdf?.startsWith('/') ? conference.url && conference.url + paper.pdf : paper.pdf],
    ['abstract', citation.abstract],
  ];
  return tags.flatMap(([name, content]) =>
    content ? [<meta key={`${name} ${content}`} name={`citation_${name}`} content={content} />] : [],
  );
}
