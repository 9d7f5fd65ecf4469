import { fullName } from '../../../shared/model/person-name';
import { element, type XmlElement, xmlDocument } from '../xml';
import type { Volume, VolumePaper } from './volume';

/** Writes the volume as dblp accepts it from editors: titles end with a full stop, and papers without pages have "0-". */
export function proceedingsDblp({ proceedings, facts, conference, place, period, papers }: Volume): string {
  return xmlDocument(
    element('dblpsubmission', [
      element('proceedings', [
        ...maybe('key', proceedings.dblpKey),
        ...(facts.editor ?? []).map((name) => element('editor', fullName(name))),
        element('title', ended(proceedings.title)),
        ...maybe('publisher', facts.publisher),
        ...maybe('series', facts['collection-title']),
        ...maybe('volume', facts.volume),
        element('year', proceedings.published.slice(0, 4)),
        ...maybe('isbn', facts.ISBN),
        ...maybe('ee', proceedings.doi && `https://doi.org/${proceedings.doi}`),
        element('conf', [
          element('acronym', conference.acronym),
          element('location', place),
          element('date', period),
          ...maybe('url', conference.url),
        ]),
        element('toc', papers.map(publication)),
      ]),
    ]),
  );
}

const publication = ({ citation }: VolumePaper): XmlElement =>
  element('publ', [
    ...citation.author.map((name) => element('author', fullName(name))),
    element('title', ended(citation.title)),
    element('pages', citation.page ?? '0-'),
    ...maybe('ee', citation.DOI ? `https://doi.org/${citation.DOI}` : citation.URL),
  ]);

const ended = (title: string) => (/[.?!؟。]$/.test(title) ? title : `${title}.`);

const maybe = (name: string, text: string | undefined): XmlElement[] => (text ? [element(name, text)] : []);
