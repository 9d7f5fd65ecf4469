import type { PublishedContent } from '../../../shared/model/content';
import { wordsOf } from '../../../shared/words';
import { element, xmlDocument } from '../xml';

/** A name may have 16 characters. */
const LONGEST_NAME = 16;

/**
 * The file from which browsers and phones learn the search (OpenSearch 1.1, draft 6); `base` is the prefix of
 * addresses.
 */
export function openSearch(
  content: Pick<PublishedContent, 'conference' | 'words'>,
  base: string,
  path: string,
): string {
  const { acronym, name, language } = content.conference;
  const { search, colon } = wordsOf(content);
  const template = `${base}${encodeURI(path)}?q={searchTerms}`;
  return xmlDocument(
    element(
      'OpenSearchDescription',
      [
        element('ShortName', [...acronym].slice(0, LONGEST_NAME).join('')),
        element('Description', search.field + colon + name),
        element('Url', '', { type: 'text/html', template }),
        element('Language', language),
        element('InputEncoding', 'UTF-8'),
      ],
      { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
    ),
  );
}
